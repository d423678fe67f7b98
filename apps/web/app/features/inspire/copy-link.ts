import type { GuideId } from '@glimmer/content/guides/guide'
import { showToast } from '../../ui/toast/toast.ts'
import { words } from './words.ts'

/** Where a page may not write to the clipboard, as without HTTPS, the link is shown instead. */
export async function copyLink(id: GuideId): Promise<void> {
  const link = `${location.origin}/inspire#${id}`
  try {
    await navigator.clipboard.writeText(link)
    showToast({ tone: 'success', text: words.copied })
  } catch {
    showToast({ tone: 'error', text: words.notCopied(link) })
  }
}
