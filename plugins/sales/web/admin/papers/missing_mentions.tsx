import { Alert, Anchor } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'

interface MissingMentionsProps {
  missing: readonly string[]
  /** An issued document cannot be changed; a future one can still be completed. */
  isIssued: boolean
}

/** Legal mentions that are missing in the settings, shown before a document is issued or printed. */
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
