import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Spark } from '../drawings/spark.tsx'
import type { Tone } from './one-voice.ts'

/** The outcome as an icon, for those who see no colour. The words say it too. */
export function ToastSign({ tone }: { readonly tone: Tone }) {
  if (tone === 'success') return <CircleCheck className="ui-toast-sign" aria-hidden />
  if (tone === 'error') return <TriangleAlert className="ui-toast-sign" aria-hidden />
  return (
    <svg className="ui-toast-sign" viewBox="0 0 24 24" aria-hidden focusable="false">
      <Spark x={12} y={12} size={22} />
    </svg>
  )
}
