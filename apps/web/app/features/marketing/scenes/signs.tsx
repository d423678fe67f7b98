import type { ReactNode } from 'react'
import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Glow } from './glow.tsx'

/** Small round pictures, 96 by 96, each for one tool or step. */
const drawings: Readonly<Record<SignName, ReactNode>> = {
  dump: (
    <>
      <path
        d="M10 34c8-20 34-20 32-2S16 50 20 34s32-22 36-2-26 26-30 10 20-32 36-22 4 34-8 30-4-28 14-28 20 20 20 20"
        transform="translate(2 8)"
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 78c30-14 66-12 96-2v20H0Z" fill="var(--hill-mid)" />
      <Spark x={76} y={24} size={16} />
    </>
  ),
  sprint: (
    <>
      <circle cx="48" cy="48" r="40" fill="var(--scene-glow)" />
      <circle cx="48" cy="48" r="30" fill="none" stroke="var(--hill-far)" strokeWidth="8" />
      <path
        d="M48 18a30 30 0 1 1-28.5 20.7"
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M48 34c4 11 11 14 11 22a11 11 0 0 1-22 0c0-8 7-11 11-22Z" fill="var(--window)" />
    </>
  ),
  'check-in': (
    <>
      <Glow x={48} y={48} r={44} />
      <path d="M0 72c30-12 66-10 96 0v24H0Z" fill="var(--hill-mid)" />
      <Lantern x={48} y={76} scale={0.92} />
    </>
  ),
  helper: (
    <>
      <Glow x={72} y={30} r={24} />
      <path d="M0 38c34-10 66-6 96-14v72H0Z" fill="var(--hill-far)" />
      <path d="M64 22 76 12l12 10v16H64Z" fill="var(--house)" />
      <path d="M71 25h9v9h-9Z" fill="var(--window)" />
      <g fill="var(--ink-soft)">
        <ellipse cx="22" cy="84" rx="15" ry="6" />
        <ellipse cx="46" cy="70" rx="12" ry="5" />
        <ellipse cx="40" cy="56" rx="9" ry="4" />
        <ellipse cx="60" cy="48" rx="7" ry="3" />
      </g>
      <Spark x={22} y={20} size={13} />
    </>
  ),
  reward: (
    <>
      <Glow x={48} y={40} r={40} />
      <path d="M0 62h96v34H0Z" fill="var(--hill-mid)" />
      <ellipse cx="48" cy="68" rx="34" ry="11" fill="var(--house)" opacity="0.4" />
      <ellipse cx="48" cy="64" rx="34" ry="11" fill="var(--track)" />
      <ellipse cx="48" cy="63" rx="22" ry="6.5" fill="var(--raised)" />
      <Spark x={48} y={46} size={40} />
    </>
  ),
  tasks: (
    <>
      <Glow x={30} y={38} r={30} />
      <path d="M0 54c26-14 60-12 96 2v40H0Z" fill="var(--hill-far)" />
      <RoundTree x={74} y={60} height={40} />
      <path d="M0 70c30-10 64-8 96 4v22H0Z" fill="var(--hill-mid)" />
      <path d="M22 50 38 36l16 14v22H22Z" fill="var(--house)" />
      <path d="M31 53h12v12H31Z" fill="var(--window)" />
      <path d="M0 84c34-8 66-6 96 2v10H0Z" fill="var(--hill-near)" />
    </>
  ),
  calm: (
    <>
      <Glow x={52} y={38} r={38} />
      <path d="M58 18a21 21 0 1 0 15 34 18 18 0 0 1-15-34Z" fill="var(--window)" />
      <path d="M0 68c28-14 64-12 96-2v30H0Z" fill="var(--hill-far)" />
      <RoundTree x={24} y={78} height={34} />
      <path d="M0 78c32-8 66-6 96 4v14H0Z" fill="var(--hill-mid)" />
    </>
  ),
  yours: (
    <>
      <Glow x={48} y={34} r={36} />
      <path d="M0 70c30-10 64-10 96 0v26H0Z" fill="var(--hill-mid)" />
      <path d="M24 50h48v28H24Z" fill="var(--house)" />
      <path d="M20 50c2-12 10-16 28-16s26 4 28 16Z" fill="var(--house-side)" />
      <circle cx="48" cy="58" r="5" fill="var(--window)" />
      <path d="M46.5 60h3v9h-3Z" fill="var(--window)" />
      <Spark x={48} y={18} size={15} />
    </>
  ),
  pick: (
    <>
      <Glow x={57} y={50} r={26} />
      <path d="M14 96V30l18-12 16 12v66ZM50 96V38l17-11 17 11v58Z" fill="var(--house)" />
      <g fill="var(--house-side)">
        <path d="M22 40h8v9h-8ZM34 40h8v9h-8ZM22 58h8v9h-8ZM34 58h8v9h-8ZM22 76h8v9h-8ZM34 76h8v9h-8Z" />
        <path d="M70 46h7v9h-7ZM57 64h7v9h-7ZM70 64h7v9h-7ZM57 82h7v9h-7ZM70 82h7v9h-7Z" />
      </g>
      <path d="M56 45h9v11h-9Z" fill="var(--window)" />
      <Spark x={78} y={18} size={12} />
    </>
  ),
  celebrate: (
    <>
      <Glow x={48} y={44} r={40} />
      <path d="M0 74c30-14 66-14 96 0v22H0Z" fill="var(--hill-mid)" />
      <Spark x={48} y={42} size={44} />
      <Spark x={22} y={28} size={14} />
      <Spark x={76} y={24} size={17} />
      <g fill="var(--spark)">
        <circle cx="24" cy="56" r="2.5" />
        <circle cx="74" cy="54" r="2.5" />
        <circle cx="48" cy="12" r="2.5" />
      </g>
    </>
  ),
}

export type SignName =
  | 'dump'
  | 'sprint'
  | 'check-in'
  | 'helper'
  | 'reward'
  | 'tasks'
  | 'calm'
  | 'yours'
  | 'pick'
  | 'celebrate'

export interface SignProps {
  readonly name: SignName
  /** Any CSS length. */
  readonly size?: string
}

export function Sign({ name, size = '5rem' }: SignProps) {
  return (
    <svg
      viewBox="0 0 96 96"
      className="rounded-pill block shrink-0 overflow-hidden"
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden
      focusable="false"
    >
      <rect width="96" height="96" fill="var(--scene-sky)" />
      {drawings[name]}
    </svg>
  )
}
