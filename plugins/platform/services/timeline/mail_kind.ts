import type { TimelineKind } from '#plugins/platform/contracts/timeline_source'

/** The filter of mails, which several sources share. */
export const MAIL_KIND: Record<'platform.mails', TimelineKind> = {
  'platform.mails': { label: { fr_FR: 'Emails', en_GB: 'Mails' }, icon: 'mail' },
}
