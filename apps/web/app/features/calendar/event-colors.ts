/** The colours that an event can be given, with what they are called. */
export const EVENT_COLORS = [
  ['#3b82f6', 'Blue'],
  ['#14b8a6', 'Teal'],
  ['#22c55e', 'Green'],
  ['#eab308', 'Yellow'],
  ['#f97316', 'Orange'],
  ['#ec4899', 'Pink'],
  ['#8b5cf6', 'Purple'],
  ['#64748b', 'Grey'],
] as const
