/** Keeps the screen awake, where the device can, as long as this page is in view. Returns how to let it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isWanted = true

  async function ask() {
    if (!isWanted || document.visibilityState !== 'visible') return
    try {
      // There is none on plain HTTP, and a device that is low on battery says no.
      lock = await navigator.wakeLock.request('screen')
      if (!isWanted) void lock.release()
    } catch {
      lock = null
    }
  }
  // The browser lets go of it when the page goes out of sight.
  const onVisible = () => void ask()
  document.addEventListener('visibilitychange', onVisible)
  void ask()

  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', onVisible)
    void lock?.release()
  }
}
