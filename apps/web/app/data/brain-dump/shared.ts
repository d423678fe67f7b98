import { addShared, sharedText } from '@glimmer/domain/brain-dump/shared-text'
import { anyText, deviceSetting } from '../../lib/device-setting.ts'

/** What another app shared with this device, until the field for thoughts takes it. It waits for whoever comes in next. */
export const sharedWords = deviceSetting({ key: 'shared', scope: 'device', ...anyText })

/** Where the manifest lets other apps hand something over. */
const SHARE_TARGET = '/brain-dump'

/**
 * Takes what the address hands over, so that it is kept whoever is here, and leaves the address without it. Nothing is added
 * to anybody's thoughts by this: any page on the web can hold such a link.
 */
export function takeShared(): void {
  const { pathname, search } = location
  if (pathname !== SHARE_TARGET) return
  const query = new URLSearchParams(search)
  const [title, text, url] = ['share-title', 'share-text', 'share-url'].map((name) => query.get(name))
  const words = sharedText({ title: title ?? null, text: text ?? null, url: url ?? null })
  if (words === '') return
  sharedWords.set(addShared(sharedWords.get(), words))
  history.replaceState(history.state, '', pathname)
}
