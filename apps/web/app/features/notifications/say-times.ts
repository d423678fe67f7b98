import { clockTime } from '@glimmer/domain/days/clock-time'
import { wallMinute } from '@glimmer/domain/days/wall-minute'
import { isTwelveHours } from '../../lib/twelve-hours.ts'
