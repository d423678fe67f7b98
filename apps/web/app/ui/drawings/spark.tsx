import { sparkPath } from './spark-path.ts'

export interface SparkProps {
  x: number
  y: number
  /** From tip to tip, in the units of the drawing. */
  size: number
  fill?: string
}

export function Spark({ x, y, size, fill = 'var(--spark)' }: SparkProps) {
  return <path d={sparkPath} transform={`translate(${x} ${y}) scale(${size / 18})`} fill={fill} />
}
