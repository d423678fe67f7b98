import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface Tab<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  panel: ReactNode
}

export interface TabsProps<Value extends string> {
  /** What the tabs are about, for the screen reader. */
  label: string
  tabs: readonly Tab<Value>[]
  /** Without it the tabs keep their own state, which begins with `firstValue`. */
  value?: Value
  firstValue?: Value
  onChange?: (value: Value) => void
  className?: string
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  firstValue,
  onChange,
  className,
}: TabsProps<Value>) {
  return (
    <Base.Root
      className={joinClasses('ui-tabs', className)}
      {...(value === undefined ? { defaultValue: firstValue ?? tabs[0]?.value } : { value })}
      onValueChange={(next) => onChange?.(next as Value)}
    >
      <Base.List className="ui-tab-list" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="ui-tab">
            {tab.icon}
            <span>{tab.label}</span>
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="ui-tab-panel">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
