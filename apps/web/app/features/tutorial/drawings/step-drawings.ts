import type { TutorialStep } from '@glimmer/domain/tutorial/tutorial-steps'
import type { ComponentType } from 'react'
import { DeskDrawing } from '../../../ui/drawings/desk-drawing.tsx'
import { EnergyEmptyDrawing } from '../../../ui/drawings/energy-empty-drawing.tsx'
import { MenuTableDrawing } from '../../../ui/drawings/menu-table-drawing.tsx'
import { StepsDrawing } from '../../../ui/drawings/steps-drawing.tsx'
import { TasksEmptyDrawing } from '../../../ui/drawings/tasks-empty-drawing.tsx'

/** A small scene for each step. */
export const stepDrawings: Readonly<Record<TutorialStep, ComponentType>> = {
  welcome: EnergyEmptyDrawing,
  'morning-tasks': DeskDrawing,
  'afternoon-tasks': MenuTableDrawing,
  'evening-tasks': EnergyEmptyDrawing,
  'adding-tasks': DeskDrawing,
  'editing-tasks': DeskDrawing,
  'ai-assist': StepsDrawing,
  complete: TasksEmptyDrawing,
}
