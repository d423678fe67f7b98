import { MAX_SAMPLE_LENGTH, type SampleTask } from '@glimmer/domain/tutorial/sample-tasks'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import ListPlus from 'lucide-react/icons/list-plus'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { LineField } from './line-field.tsx'
import { SampleRename } from './sample-rename.tsx'
import { SampleRow } from './sample-row.tsx'
import type { PlayedSamples } from './use-samples.ts'
import { words } from './words.ts'

interface EditedRowProps {
  readonly sample: SampleTask
  readonly samples: PlayedSamples
}

/** A task that can be renamed, get steps and be snoozed through its menu, as in the app. */
export function EditedRow({ sample, samples }: EditedRowProps) {
  const { id, title, isAsleep } = sample
  const row = useRef<HTMLLIElement>(null)
  const stepField = useRef<HTMLInputElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  const [isAddingSteps, setAddingSteps] = useState(false)

  useEffect(() => {
    if (isAddingSteps) stepField.current?.focus()
  }, [isAddingSteps])

  function addStep() {
    setAddingSteps(true)
    stepField.current?.focus()
  }

  const wasAsleep = useRef(isAsleep)
  useEffect(() => {
    // Snoozing replaces the menu's button by "Resume", and back: the new one gets the focus.
    if (wasAsleep.current !== isAsleep) {
      row.current?.querySelector<HTMLElement>('.task-more, .task-resume')?.focus()
    }
    wasAsleep.current = isAsleep
  }, [isAsleep])

  function rename(next: string) {
    setRenaming(false)
    if (next.trim() !== '' && next.trim() !== title) {
      samples.play({ kind: 'rename', id, title: next }, words.renamed(next.trim()))
    }
  }

  const entries = () => [
    {
      label: words.snooze,
      icon: <AlarmClock aria-hidden />,
      onSelect: () => samples.play({ kind: 'sleep', id, isAsleep: true }, words.snoozed(title)),
    },
    { label: words.rename, icon: <Pencil aria-hidden />, onSelect: () => setRenaming(true) },
    { label: words.addStep, icon: <ListPlus aria-hidden />, onSelect: addStep },
  ]

  return (
    <SampleRow
      ref={row}
      sample={sample}
      samples={samples}
      title={
        isRenaming ? (
          <SampleRename
            title={title}
            onRename={rename}
            onLeave={() => requestAnimationFrame(() => row.current?.querySelector('input')?.focus())}
          />
        ) : undefined
      }
      end={
        isAsleep ? (
          <Button
            className="task-resume"
            aria-label={words.resumeTask(title)}
            onClick={() => samples.play({ kind: 'sleep', id, isAsleep: false }, words.resumed(title))}
          >
            {words.resume}
          </Button>
        ) : (
          <MenuButton className="task-more" label={words.more(title)} entries={entries} />
        )
      }
      below={
        isAddingSteps && (
          <div className="col-[2/-1] pb-3">
            <LineField
              ref={stepField}
              label={words.newStep(title)}
              placeholder={words.newStepHint}
              submit={words.submitStep}
              icon={<Plus aria-hidden />}
              maxLength={MAX_SAMPLE_LENGTH}
              onLine={(step) => samples.play({ kind: 'add-step', id, title: step }, words.stepAdded(step))}
            />
          </div>
        )
      }
    />
  )
}
