import { defineDialog } from '../../../ui/dialogs/define-dialog.ts'

export const cropDialog = defineDialog(async () => (await import('./crop-dialog.tsx')).CropDialog, {
  isAbove: true,
})
