import { defineDialog } from '../../ui/dialogs/define-dialog.ts'

export const eventDialog = defineDialog(async () => (await import('./event-dialog.tsx')).EventDialog)
export const calendarSettingsDialog = defineDialog(
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
)
export const seriesPartDialog = defineDialog(
  async () => (await import('./series-part-dialog.tsx')).SeriesPartDialog,
  { isAbove: true },
)
export const moveDialog = defineDialog(async () => (await import('./move/move-dialog.tsx')).MoveDialog)
export const calendarFileDialog = defineDialog(
  async () => (await import('./files/file-dialog.tsx')).FileDialog,
)
export const calendarChoicesDialog = defineDialog(
  async () => (await import('./connected/choices-dialog.tsx')).ChoicesDialog,
)
