import type { TutorialStep } from '@glimmer/domain/tutorial/tutorial-steps'
import type { ComponentType } from 'react'
import { StepsDrawing } from '../../../ui/drawings/steps-drawing.tsx'
import { AddingDrawing } from './adding-drawing.tsx'
import { AfternoonDrawing } from './afternoon-drawing.tsx'
import { CompleteDrawing } from './complete-drawing.tsx'
import { EditingDrawing } from './editing-drawing.tsx'
import { EveningDrawing } from './evening-drawing.tsx'
import { MorningDrawing } from './morning-drawing.tsx'
import { WelcomeDrawing } from './welcome-drawing.tsx'

/** A small scene for each step. */
export const stepDrawings: Readonly<Record<TutorialStep, ComponentType>> = {
  welcome: WelcomeDrawing,
  'morning-tasks': MorningDrawing,
  'afternoon-tasks': AfternoonDrawing,
  'evening-tasks': EveningDrawing,
  'adding-tasks': AddingDrawing,
  'editing-tasks': EditingDrawing,
  'ai-assist': StepsDrawing,
  complete: CompleteDrawing,
}
