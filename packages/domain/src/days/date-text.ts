const format = (fields: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...fields, timeZone: 'UTC' })
const dayAndMonth = { day: 'numeric', month: 'long' } as const

const formats = {
  weekday: format({ weekday: 'long' }),
  dayAndMonth: format(dayAndMonth),
  weekdayAndDay: format({ weekday: 'long', ...dayAndMonth }),
  monthAndYear: format({ month: 'long', year: 'numeric' }),
  dayAndYear: format({ ...dayAndMonth, year: 'numeric' }),
}

/** A calendar date, `YYYY-MM-DD`, in words: 'Saturday', '21 November', 'Saturday 21 November', 'November 2026', '21 November 2026'. */
export function dateText(date: string, form: keyof typeof formats): string {
  return formats[form].format(Date.parse(date))
}
