import { openGoogleSide } from '../../apps/server/test/two-sides/google-side.ts'
import { describeTwoSides } from './run-two-sides.ts'

describeTwoSides('Google', openGoogleSide)
