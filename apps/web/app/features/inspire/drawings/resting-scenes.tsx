import { House as SmallHouse } from '../../../ui/drawings/house.tsx'
import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'

/** Rain, and a dry place under it. */
export function Umbrella() {
  return (
    <>
      <circle cx="160" cy="104" r="92" fill="var(--scene-glow)" />
      <path d="M0 150c54-30 100-30 154-12s112 6 166-18v80H0Z" fill="var(--hill-far)" />
      <path
        d="m74 40-12 26m52-50-12 26m52-30-9 19m63-9-12 26m48-8-12 26m-190 34-12 26m216-26-12 26"
        stroke="var(--hill-mid)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M84 116h152l-16 76H100Z" fill="var(--scene-glow-core)" />
      <path d="M0 176c80-16 220-16 320 0v24H0Z" fill="var(--hill-near)" />
      <path
        d="M80 118c4-46 40-70 80-70s76 24 80 70c-14-11-28-11-40 0-13-11-27-11-40 0-13-11-27-11-40 0-12-11-26-11-40 0Z"
        fill="var(--house)"
      />
      <path
        d="M120 118c2-38 18-60 40-70 22 10 38 32 40 70-13-11-27-11-40 0-13-11-27-11-40 0Z"
        fill="var(--house-side)"
      />
      <path
        d="M160 112v48a10 10 0 0 0 20 0"
        fill="none"
        stroke="var(--house)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Lantern x={128} y={178} scale={0.72} />
    </>
  )
}

/** A house with one lit window under the moon. */
export function House() {
  return (
    <>
      <circle cx="216" cy="66" r="64" fill="var(--scene-glow)" />
      <path d="M232 86a32 32 0 1 1-22-57 26 26 0 0 0 22 57Z" fill="var(--spark)" />
      <path d="M0 140c54-30 100-30 154-12s112 6 166-18v90H0Z" fill="var(--hill-far)" />
      <path d="M0 168c60-18 116-18 172-6s100 4 148-10v48H0Z" fill="var(--hill-mid)" />
      <SmallHouse x={132} y={172} scale={1.05} />
      <path d="M0 186c80-14 220-14 320 0v14H0Z" fill="var(--hill-near)" />
      <RoundTree x={246} y={184} height={62} />
      <Spark x={74} y={74} size={20} />
      <circle cx="120" cy="52" r="3.5" fill="var(--spark)" />
      <circle cx="160" cy="34" r="3" fill="var(--spark)" />
    </>
  )
}

/** A tent of blankets with a lantern inside; the lines outside are noise. */
export function Blanket() {
  return (
    <>
      <circle cx="160" cy="122" r="86" fill="var(--scene-glow)" />
      <path
        d="M60 78l14 12-2-20 15 11M256 78l-14 12 2-20-15 11M122 40l10 14 4-20 11 14M200 42l-10 14-4-20-11 14"
        fill="none"
        stroke="var(--hill-mid)"
        strokeWidth="5.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0 172c80-12 220-12 320 0v28H0Z" fill="var(--hill-near)" />
      <path d="M160 74c22 44 50 74 88 106H72c38-32 66-62 88-106Z" fill="var(--house-side)" />
      <path d="M160 94c8 34 24 62 46 86h-92c22-24 38-52 46-86Z" fill="var(--scene-glow-core)" />
      <path
        d="M160 74c-2 36-14 72-46 106H72c38-32 66-62 88-106ZM160 74c2 36 14 72 46 106h42c-38-32-66-62-88-106Z"
        fill="var(--house)"
      />
      <Lantern x={160} y={180} scale={0.86} />
      <Spark x={160} y={66} size={22} />
    </>
  )
}

/** A hammock between two trees. */
export function Hammock() {
  return (
    <>
      <circle cx="160" cy="110" r="84" fill="var(--scene-glow)" />
      <circle cx="160" cy="110" r="52" fill="var(--scene-glow-core)" />
      <path d="M0 146c54-28 100-28 154-12s112 6 166-18v84H0Z" fill="var(--hill-far)" />
      <path d="M0 176c80-14 220-14 320 0v24H0Z" fill="var(--hill-mid)" />
      <RoundTree x={66} y={180} height={140} />
      <RoundTree x={254} y={180} height={140} />
      <path d="M70 118c40 14 50 14 90 14s50 0 90-14" fill="none" stroke="var(--house)" strokeWidth="4" />
      <path
        d="M92 124c20 40 40 48 68 48s48-8 68-48c-26 10-44 10-68 10s-42 0-68-10Z"
        fill="var(--house-side)"
      />
      <path
        d="M110 132c16 12 32 15 50 15s34-3 50-15"
        fill="none"
        stroke="var(--window)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Spark x={160} y={76} size={24} />
      <circle cx="128" cy="54" r="3.5" fill="var(--spark)" />
      <circle cx="194" cy="48" r="3" fill="var(--spark)" />
    </>
  )
}
