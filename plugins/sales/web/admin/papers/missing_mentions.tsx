import { Alert, Anchor } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'

interface MissingMentionsProps {
  missing: readonly string[]
  /** An issued document stays as it is; one to come can still be made whole. */
  isIssued: boolean
}

/** What the law wants on a document and nobody has said: told before it is printed, and before it is issued. */
export function MissingMentions({ missing, isIssued }: MissingMentionsProps) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  if (missing.length === 0) return null
  const path = can('configuration.general.update') ? pathOf('configuration.admin.general') : null
  return (
    <Alert color="yellow" role="note" title={t('sales.papers.missing', { count: missing.length })}>
      <p>{`${missing.map((mention) => t(`sales.papers.mention_${mention}`)).join(', ')}.`}</p>
      <p>
        {t(isIssued ? 'sales.papers.missing_issued' : 'sales.papers.missing_yet')}{' '}
        {path && (
          <Anchor component={Link} to={path}>
            {t('sales.papers.complete')}
          </Anchor>
        )}
      </p>
    </Alert>
  )
}
