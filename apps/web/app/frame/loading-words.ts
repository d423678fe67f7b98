import { words } from './words.ts'

const byPath: Readonly<Record<string, string>> = {
  '/dashboard': 'Loading your dashboard...',
  '/tasks': 'Loading your tasks...',
  '/brain-dump': 'Loading brain dump...',
  '/inspire': 'Loading inspiration...',
}

export function loadingWords(path: string): string {
  return byPath[path.replace(/\/+$/, '')] ?? words.opening
}
