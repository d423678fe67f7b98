import { openCaldavSide } from '../../apps/server/test/two-sides/caldav-side.ts'
import { describeTwoSides } from './run-two-sides.ts'

describeTwoSides('CalDAV', openCaldavSide)
