import { notifications } from '@mantine/notifications'
import type { Translate } from '#web/lib/i18n'
import { problemOf } from '#web/lib/problem'

/** Says for five seconds that something worked. */
export function notifyDone(message: string): void {
  notifications.show({ message, color: 'green' })
}

/** Says for longer that something worked in part only: somebody has to see to the rest. */
export function notifyOdd(message: string): void {
  notifications.show({ message, color: 'orange', role: 'alert', autoClose: 15_000 })
}

/** Says why a call did not do what was asked. */
export function notifyProblem(error: unknown, t: Translate): void {
  notifications.show({ message: messageOf(error, t), color: 'red', role: 'alert' })
}

/** The server's own words, or ours where there are none (no line, a fault). */
export function messageOf(error: unknown, t: Translate): string {
  return problemOf(error)?.errors[0]?.message ?? t('shell.errors.generic')
}
