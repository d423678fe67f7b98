import { Spark } from '../../../ui/drawings/spark.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'
import { PAPER } from './paper.ts'

interface SlipProps {
  readonly x: number
  readonly turn: number
  readonly children: React.ReactNode
}

/** A slip of paper that hangs from the line by its peg. */
function Slip({ x, turn, children }: SlipProps) {
  return (
    <g transform={`translate(${x} 62) rotate(${turn})`}>
      <rect x="-34" y="8" width="68" height="84" rx="8" fill={PAPER} />
      <rect x="-5" y="-6" width="10" height="24" rx="4" fill="var(--house)" />
      {children}
    </g>
  )
}

/** Slips of paper on a line: one is ticked, one is being renamed, one is snoozed. */
export function EditingDrawing() {
  return (
    <Vignette>
      <circle cx="160" cy="104" r="88" fill="var(--scene-glow)" />
      <circle cx="160" cy="104" r="56" fill="var(--scene-glow-core)" />
      <path d="M0 156c56-26 108-28 162-14s104 4 158-18v90H0Z" fill="var(--hill-far)" />
      <path d="M0 176c62-20 126-16 186-8s84 0 134-10v50H0Z" fill="var(--hill-mid)" />
      <path d="M20 54c90 16 190 16 280 0" fill="none" stroke="var(--house)" strokeWidth="3.5" />
      <Slip x={78} turn={4}>
        <path
          d="m-14 52 10 10 20-24"
          fill="none"
          stroke="var(--moss)"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Slip>
      <Slip x={160} turn={-2}>
        <g fill="none" strokeWidth="5" strokeLinecap="round">
          <path d="M-20 36h34" stroke="var(--hill-mid)" />
          <path d="M-22 36h38" stroke="var(--house)" strokeWidth="2.5" />
          <path d="M-20 56h40M-20 74h20" stroke="var(--hill-near)" />
        </g>
      </Slip>
      <Slip x={242} turn={-5}>
        <path d="M6 32a20 20 0 1 0 10 32 17 17 0 0 1-10-32Z" fill="var(--window)" />
      </Slip>
      <Spark x={120} y={28} size={14} />
      <Spark x={204} y={32} size={9} />
      <circle cx="160" cy="22" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
