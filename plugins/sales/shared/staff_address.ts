import type { Settings } from '#core/settings/settings'

/** Where staff read of the orders and quotes of a channel; empty: nowhere. */
export function staffAddress(settings: Settings, channel: string): string {
  const own = settings.get<string>('sales.orders.staff_email', { channel }).trim()
  return own || settings.get<string>('configuration.emails.contact_email', { channel }).trim()
}
