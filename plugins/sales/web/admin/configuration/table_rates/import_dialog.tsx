import { Select } from '@mantine/core'
import { useState } from 'react'
import { notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { ReplaceFile } from '../replace_file'
import { FoundWays, type Preview } from './found_ways'

interface ImportDialogProps {
  channels: { code: string }[]
  onDone: () => void
  onClose: () => void
}

/** Replaces a channel's table with a file. */
export function ImportDialog({ channels, onDone, onClose }: ImportDialogProps) {
  const t = useWords()
  const [channel, setChannel] = useState(channels[0]?.code ?? '')
  const look = async (form: FormData): Promise<Preview | null> => {
    const answer = await call('POST', 'sales.admin.table_rate_previews.store', { data: form })
    return answer ? answer.data : null
  }
  const replace = async (form: FormData) => {
    const answer = await call('POST', 'sales.admin.table_rate_files.store', { data: form })
    if (answer) notifyDone(t('sales.table_rates.imported', { count: answer.data.rows }))
    onDone()
  }
  return (
    <ReplaceFile
      title={t('sales.table_rates.import')}
      help={t('sales.table_rates.file_help')}
      replaceLabel={t('sales.table_rates.replace')}
      values={{ channel }}
      fields={
        channels.length > 1 && (
          <Select
            label={t('sales.table_rates.channel')}
            data={channels.map(({ code }) => code)}
            value={channel}
            allowDeselect={false}
            onChange={(code) => setChannel(code ?? '')}
          />
        )
      }
      look={look}
      found={(preview) => <FoundWays preview={preview} />}
      replace={replace}
      onClose={onClose}
    />
  )
}
