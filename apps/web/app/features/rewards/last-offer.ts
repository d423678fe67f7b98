import { deviceSetting, fits } from '../../lib/device-setting.ts'

/** When this device last offered something from the menu, in milliseconds since 1970; null where it never did. */
export const rewardOfferedAt = deviceSetting<number | null>({
  key: 'reward-offered-at',
  scope: 'device',
  schema: fits((value): value is number => typeof value === 'number' && value > 0),
  fallback: null,
})
