import { useDevice } from '../../device/device-context.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { words } from './words.ts'

/** Hands the person one event as a file, with all that repeats of it, as it was last saved. */
export function SaveEvent({ id }: { readonly id: string }) {
  const { store } = useDevice()

  async function save() {
    const { saveCalendarFile } = await import('./files/save-calendar-file.ts')
    const name = saveCalendarFile(store, new Date(), { kind: 'one', id })
    return name && words.eventSaved(name)
  }
  return (
    <FileButton className="-ms-[0.6rem] justify-self-start ps-[0.9rem]" label={words.saveEvent} save={save} />
  )
}
