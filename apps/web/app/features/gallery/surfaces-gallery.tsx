import { useState } from 'react'
import { Accordion } from '../../ui/accordion.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorDrawing } from '../../ui/drawings/error-drawing.tsx'
import { LandingScene } from '../../ui/drawings/landing-scene.tsx'
import { Logo } from '../../ui/drawings/logo.tsx'
import { NotFoundDrawing } from '../../ui/drawings/not-found-drawing.tsx'
import { TasksEmptyDrawing } from '../../ui/drawings/tasks-empty-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AfternoonIcon } from '../../ui/icons/afternoon-icon.tsx'
import { AnytimeIcon } from '../../ui/icons/anytime-icon.tsx'
import { EnergyIcon } from '../../ui/icons/energy-icon.tsx'
import { EveningIcon } from '../../ui/icons/evening-icon.tsx'
import { MorningIcon } from '../../ui/icons/morning-icon.tsx'
import { TimeSign } from '../../ui/icons/time-sign.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ProgressRing } from '../../ui/progress-ring.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { GallerySection } from './gallery-section.tsx'

export function SurfacesGallery() {
  const [minutes, setMinutes] = useState(4)
  return (
    <>
      <GallerySection title="Mark, signs, drawings">
        <div className="cluster-3">
          <Logo name="Glimmer" />
          <TimeSign time="morning" />
          <TimeSign time="afternoon" />
          <TimeSign time="evening" />
          <TimeSign time="anytime" />
          <EnergyIcon level="LOW" />
          <EnergyIcon level="MEDIUM" />
          <EnergyIcon level="FULL" />
          <MorningIcon />
          <AfternoonIcon />
          <EveningIcon />
          <AnytimeIcon />
        </div>
        <LandingScene />
        <EmptyState
          drawing={<TasksEmptyDrawing />}
          title="Nothing waits for you"
          action={<Button variant="main">Add Task</Button>}
        >
          <p>Add one small thing, or sit for a while. Both are fine.</p>
        </EmptyState>
        <EmptyState drawing={<NotFoundDrawing />} title="Oops! Page not found" />
        <EmptyState drawing={<ErrorDrawing />} title="This page stopped working" />
      </GallerySection>
      <GallerySection title="Cards">
        <Card aria-label="A card">
          <h4>Put one mug in the sink</h4>
          <p className="text-ink-soft">First step of “Clean the kitchen”. About two minutes.</p>
        </Card>
        {(['dusk', 'moss', 'lantern', 'clay'] as const).map((tone) => (
          <Card key={tone} as="div" tone={tone} padding="s">
            A {tone} card <Badge tone={tone}>{tone}</Badge>
          </Card>
        ))}
      </GallerySection>
      <GallerySection title="Progress">
        <ProgressBar label="Steps of Clean the kitchen" value={2} max={5} text="2/5 steps" size="thin" />
        <ProgressBar label="Your first week" isLabelShown value={3} max={4} text="3 of 4" />
        <ProgressBar label="Nothing yet" value={0} max={4} text="0 of 4" />
        <div className="cluster-3">
          <ProgressRing label="Sprint" value={minutes} max={5} text={`${minutes} minutes left`}>
            {minutes}:00
          </ProgressRing>
          <ProgressRing label="Day" tone="dusk" size="5rem" value={1} max={3} text="1 of 3" />
          <ProgressRing label="Week" size="5rem" value={3} max={3} text="3 of 3" />
          <Button onClick={() => setMinutes((minutes + 5) % 6)}>A minute less</Button>
        </div>
        <Skeleton label="Loading your tasks..." />
      </GallerySection>
      <GallerySection title="Tabs and accordion">
        <Tabs
          label="Calendar views"
          tabs={[
            { value: 'month', label: 'Month', panel: <p>The whole month.</p> },
            { value: 'week', label: 'Week', panel: <p>Seven days.</p> },
            { value: 'day', label: 'Day', panel: <p>Only today.</p> },
          ]}
        />
        <Accordion
          headingLevel={4}
          items={[
            {
              value: 'private',
              title: 'Where are my things kept?',
              content: <p>On this device, until you decide otherwise.</p>,
              isOpenAtFirst: true,
            },
            {
              value: 'cost',
              title: 'What does it cost?',
              aside: <Badge tone="moss">Nothing</Badge>,
              content: <p>Nothing.</p>,
            },
          ]}
        />
      </GallerySection>
    </>
  )
}
