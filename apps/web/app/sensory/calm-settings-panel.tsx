import { Button } from '../ui/button.tsx'
import type { DialogControl } from '../ui/dialogs/define-dialog.ts'
import { Drawer } from '../ui/drawer.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { showToast } from '../ui/toast/toast.ts'
import { EffectSwitches } from './effect-switches.tsx'
import { celebrations, defaultSettings, densities, fonts, textSizes, themes } from './settings.ts'
import { sensoryStore } from './store.ts'
import { ThemeSwatch } from './theme-swatch.tsx'
import { useSensorySettings } from './use-sensory-settings.ts'
import { words } from './words.ts'
import './calm-settings.css'

const { change } = sensoryStore

function resetSettings() {
  const before = sensoryStore.get()
  change(defaultSettings)
  showToast({
    tone: 'success',
    text: words.wasReset,
    action: { label: words.undo, run: () => change(before), isUndo: true },
  })
}

export function CalmSettingsPanel({ close }: DialogControl) {
  const settings = useSensorySettings()
  return (
    <Drawer
      side="end"
      title={words.title}
      description={words.intro}
      className="calm-settings"
      actions={
        <>
          <Button variant="plain" onClick={resetSettings}>
            {words.reset}
          </Button>
          <Button variant="main" onClick={() => close()}>
            {words.done}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={words.theme}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
        options={themes.map((theme) => ({
          value: theme,
          ...words.themes[theme],
          icon: <ThemeSwatch theme={theme} />,
        }))}
      />
      <SegmentedControl
        label={words.textSize}
        isLabelShown
        isWide
        value={settings.textSize}
        onChange={(textSize) => change({ textSize })}
        segments={textSizes.map((size) => ({ value: size, label: words.textSizes[size] }))}
      />
      <SegmentedControl
        label={words.density}
        isLabelShown
        isWide
        value={settings.density}
        onChange={(density) => change({ density })}
        segments={densities.map((density) => ({ value: density, label: words.densities[density] }))}
      />
      <RadioGroup
        label={words.font}
        value={settings.font}
        onChange={(font) => change({ font })}
        options={fonts.map((font) => ({ value: font, ...words.fonts[font] }))}
      />
      <EffectSwitches settings={settings} onChange={change} />
      <RadioGroup
        label={words.celebration}
        value={settings.celebration}
        onChange={(celebration) => change({ celebration })}
        options={celebrations.map((celebration) => ({
          value: celebration,
          ...words.celebrations[celebration],
        }))}
      />
    </Drawer>
  )
}
