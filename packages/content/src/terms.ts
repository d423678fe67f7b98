/**
 * The product's terms that content is sorted by. packages/domain has them with their rules: where those read content, the
 * compiler holds the two together.
 */
export type TimeOfDay = 'morning' | 'afternoon' | 'evening' | 'anytime'
export type DayPart = 'morning' | 'afternoon' | 'evening'
export type Priority = 'high' | 'medium' | 'low'
export type EnergyLevel = 'FULL' | 'MEDIUM' | 'LOW'
export type Course = 'starter' | 'main' | 'side' | 'dessert' | 'special'
