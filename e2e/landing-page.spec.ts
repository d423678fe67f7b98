import { expect, test } from './support/journey.ts'

test('by keyboard alone, the first page leads through all it offers, and a question opens where it stands (A8)', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()

  const reached: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const link = main.getByRole('link').and(page.locator(':focus'))
    if ((await link.count()) === 0) break
    await expect(link).toBeInViewport()
    reached.push((await link.innerText()).split('\n')[0] ?? '')
  }
  expect(reached).toEqual([
    'Give me one tiny thing',
    'Start Your Journey',
    'See how it works',
    'Brain dump',
    '5-minute sprints',
    'Daily check-ins',
    'AI task helper',
    'Reward system',
    'Gentle tasks',
    'See how each step works',
    'Start Your Journey',
  ])

  await main.getByRole('link', { name: 'Brain dump' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/how-it-works#dump-thoughts')
  await expect(page.getByRole('heading', { name: 'Dump Thoughts' })).toBeInViewport()

  await page.goto('/sprints')
  const answer = main.getByText('long enough to find the pen')
  await expect(answer).toBeHidden()
  await main.locator('summary', { hasText: 'Why five minutes?' }).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
})
