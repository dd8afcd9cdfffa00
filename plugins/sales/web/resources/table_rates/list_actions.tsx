import { Button } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import type { ResourceDescription } from '#web/resources/resource_types'
import { ImportDialog } from '../../admin/configuration/table_rates/import_dialog'
import { TakeFile } from '../../admin/configuration/table_rates/take_file'

/** Exports and imports the table of a channel. */
export default function TableFile({ resource }: { resource: ResourceDescription }) {
  const t = useWords()
  const can = useCan()
  const { revalidate } = useRevalidator()
  const [isImporting, setImporting] = useState(false)
  const { choices } = resource.fields.find(({ name }) => name === 'channel')?.options as {
    choices: { value: string }[]
  }
  const channels = choices.map(({ value: code }) => ({ code }))
  return (
    <>
      <TakeFile channels={channels} />
      {can('sales.table_rates.import') && (
        <Button variant="default" onClick={() => setImporting(true)}>
          {t('sales.table_rates.import')}
        </Button>
      )}
      {isImporting && (
        <ImportDialog
          channels={channels}
          onDone={() => {
            setImporting(false)
            revalidate()
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  )
}
