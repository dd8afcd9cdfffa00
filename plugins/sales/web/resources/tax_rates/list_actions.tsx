import { Button } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { notifyDone } from '#web/admin/notify'
import { useRouteAddress } from '#web/admin/route_address'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { ReplaceFile } from '../../admin/configuration/replace_file'

type Preview = ResponseOf<'sales.admin.tax_rate_previews.store'>['data']

/** Exports and imports the VAT rates. */
export default function RateFile() {
  const t = useWords()
  const can = useCan()
  const addressOf = useRouteAddress()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <Button variant="default" component="a" href={addressOf('sales.admin.tax_rate_files.show') ?? '#'} download>
        {t('sales.tax_rates.export')}
      </Button>
      {can('sales.tax_rates.import') && (
        <Button variant="default" onClick={() => setImporting(true)}>
          {t('sales.tax_rates.import')}
        </Button>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}

/** Replaces all rates with those of a file. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const look = async (form: FormData): Promise<Preview | null> => {
    const answer = await call('POST', 'sales.admin.tax_rate_previews.store', { data: form })
    return answer ? answer.data : null
  }
  const replace = async (form: FormData) => {
    const answer = await call('POST', 'sales.admin.tax_rate_files.store', { data: form })
    if (answer) notifyDone(t('sales.tax_rates.imported', { count: answer.data.rows }))
    revalidate()
    onClose()
  }
  return (
    <ReplaceFile
      title={t('sales.tax_rates.import')}
      help={t('sales.tax_rates.file_help')}
      replaceLabel={t('sales.tax_rates.replace')}
      look={look}
      found={({ rows }) => <p role="status">{t('sales.tax_rates.found', { count: rows })}</p>}
      replace={replace}
      onClose={onClose}
    />
  )
}
