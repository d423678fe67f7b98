import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GallerySection } from './gallery-section.tsx'

const times = [
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
  { value: 'evening', label: 'Evening' },
] as const
const energies = [
  { value: 'full', label: 'Full', hint: 'Room for something larger' },
  { value: 'medium', label: 'Medium', hint: 'One thing after the other' },
  { value: 'low', label: 'Low', hint: 'Small and soft' },
  { value: 'none', label: 'Not today', isDisabled: true },
] as const

export function FieldsGallery() {
  const [isDone, setDone] = useState(true)
  const [energy, setEnergy] = useState<string>('medium')
  const [time, setTime] = useState<string>('morning')
  const [picked, setPicked] = useState<string>()
  const [isOn, setOn] = useState(true)
  return (
    <>
      <GallerySection title="Fields">
        <TextField label="Task" hint="A few words are enough." placeholder="Add a task and press Enter" />
        <TextField
          label="Quick add"
          isLabelHidden
          placeholder="Add a task and press Enter"
          icon={<Plus aria-hidden />}
        />
        <TextField label="Minutes" defaultValue="zero" error="Minutes are a whole number, 1 or more." />
        <TextField label="Closed field" defaultValue="Saved by another tab" disabled />
        <PasswordField label="Password" autoComplete="current-password" defaultValue="lantern" />
        <TextArea label="Notes" defaultValue="Whatever comes to mind." />
        <Select
          label="Time of day"
          options={times}
          value={picked}
          onChange={setPicked}
          placeholder="Choose a time"
          error={picked ? undefined : 'Please select a time of day'}
        />
        <Select label="Closed select" options={times} value="evening" onChange={setPicked} disabled />
      </GallerySection>
      <GallerySection title="Checkboxes and switches">
        <Checkbox label="Put one mug in the sink" checked={isDone} onChange={setDone} />
        <Checkbox
          label="Open"
          checked={!isDone}
          onChange={(checked) => setDone(!checked)}
          hint="With a hint below it"
        />
        <Checkbox
          label="Some of them"
          ref={(input) => {
            if (input) input.indeterminate = true
          }}
        />
        <Checkbox
          label="I accept"
          error="Please accept our privacy policy and terms of service to continue."
        />
        <Checkbox label="Closed" checked disabled />
        <Switch label="Gentle motion" hint="Things fade and slide a little." isOn={isOn} onChange={setOn} />
        <Switch label="Off" isOn={!isOn} onChange={(on) => setOn(!on)} />
        <Switch label="Closed, on" isOn isDisabled onChange={setOn} />
        <Switch label="Closed, off" isOn={false} isDisabled onChange={setOn} />
      </GallerySection>
      <GallerySection title="Choices">
        <RadioGroup label="How’s your energy?" options={energies} value={energy} onChange={setEnergy} />
        <RadioGroup
          label="As tiles"
          layout="tiles"
          hint="Any answer is fine."
          error="Choose one, or I'm not sure yet."
          options={times}
          value={picked}
          onChange={setPicked}
        />
        <SegmentedControl label="Group by" segments={times} value={time} onChange={setTime} />
        <SegmentedControl
          label="Group by, wide"
          isLabelShown
          isWide
          segments={times}
          value={time}
          onChange={setTime}
        />
      </GallerySection>
    </>
  )
}
