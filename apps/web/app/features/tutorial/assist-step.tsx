import { USUAL_DEPTH } from '@glimmer/domain/breakdown/step-counts'
import { type SampleTask, samplesToBreakDown } from '@glimmer/domain/tutorial/sample-tasks'
import Sparkles from 'lucide-react/icons/sparkles'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SampleList } from './sample-list.tsx'
import { SampleRow } from './sample-row.tsx'
import type { PlayedSamples } from './use-samples.ts'
import { words } from './words.ts'

const loadBreakdown = () => import('@glimmer/domain/breakdown/break-down')

/** Tasks that a person can have broken down into steps, by the app's own rules and without a network. */
export function AssistStep({ samples }: { readonly samples: PlayedSamples }) {
  const [isAbsent, setAbsent] = useState(false)
  // Loaded ahead, so that the first press is answered at once.
  useEffect(() => void loadBreakdown().catch(() => undefined), [])

  async function assist({ id, title, steps }: SampleTask) {
    try {
      const { breakDown } = await loadBreakdown()
      const context = steps.map((step) => step.title).join('\n')
      const titles = breakDown(title, { depth: USUAL_DEPTH, context }).subtasks.map((step) => step.title)
      samples.play({ kind: 'break-down', id, titles }, words.assisted(titles.length, title))
      setAbsent(false)
    } catch {
      setAbsent(true)
      samples.say(words.assistAbsent)
    }
  }

  return (
    <>
      {isAbsent && <p className="ui-note">{words.assistAbsent}</p>}
      <SampleList samples={samplesToBreakDown(samples.all)}>
        {(sample) => (
          <AssistedRow
            key={sample.id}
            sample={sample}
            samples={samples}
            onAssist={() => void assist(sample)}
          />
        )}
      </SampleList>
    </>
  )
}

interface AssistedRowProps {
  readonly sample: SampleTask
  readonly samples: PlayedSamples
  readonly onAssist: () => void
}

function AssistedRow({ sample, samples, onAssist }: AssistedRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const before = useRef(sample)

  useEffect(() => {
    // The button that was pressed is gone: the first of the new steps gets the focus.
    if (sample.isBrokenDown && !before.current.isBrokenDown) {
      const steps = row.current?.querySelectorAll<HTMLElement>('.step-row input')
      steps?.[before.current.steps.length]?.focus()
    }
    before.current = sample
  }, [sample])

  return (
    <SampleRow
      ref={row}
      sample={sample}
      samples={samples}
      end={
        sample.isBrokenDown ? undefined : (
          <Button
            className="max-[36rem]:col-[2/-1] max-[36rem]:mb-2 max-[36rem]:justify-self-start"
            icon={<Sparkles aria-hidden />}
            aria-label={words.assistFor(sample.title)}
            onClick={onAssist}
          >
            {words.assist}
          </Button>
        )
      }
    />
  )
}
