import type { GuideId } from '@glimmer/content/guides/guide'
import { showToast } from '../../ui/toast/toast.ts'
import { words } from './words.ts'

/** Copies the link to a guide. A page without HTTPS may not write to the clipboard: the link is shown instead. */
export async function copyLink(id: GuideId): Promise<void> {
  const link = `${location.origin}/inspire#${id}`
  try {
    await navigator.clipboard.writeText(link)
    showToast({ tone: 'success', text: words.copied })
  } catch {
    showToast({ tone: 'error', text: words.notCopied(link) })
  }
}
