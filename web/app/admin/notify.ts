import { notifications } from '@mantine/notifications'
import type { Translate } from '#web/lib/i18n'
import { problemOf } from '#web/lib/problem'

/** Shows a success message for five seconds. */
export function notifyDone(message: string): void {
  notifications.show({ message, color: 'green' })
}

/** Shows a message about partial success. It stays longer, since the user has to handle the rest. */
export function notifyOdd(message: string): void {
  notifications.show({ message, color: 'orange', role: 'alert', autoClose: 15_000 })
}

/** Shows why a call failed. */
export function notifyProblem(error: unknown, t: Translate): void {
  notifications.show({ message: messageOf(error, t), color: 'red', role: 'alert' })
}

/** The message of the server, or a generic one without a response. */
export function messageOf(error: unknown, t: Translate): string {
  return problemOf(error)?.errors[0]?.message ?? t('shell.errors.generic')
}
