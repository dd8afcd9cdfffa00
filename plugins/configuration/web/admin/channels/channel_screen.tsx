import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { recordId } from '#web/admin/record_id.server'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { locales as all } from '#web/lib/locale'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { RecordRemoval } from '../record_removal'
import { useRecordForm } from '../use_record_form'
import { ChannelFields, ChannelSide } from './channel_fields'
import { emptyChannel, sent, valuesOf, type Channel, type ChannelChoices } from './channel_values'

const parent = { screen: 'configuration.admin.channels' }

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.channel', words: ['configuration.channels'] },
  async (args) => {
    const id = recordId(args, 'configuration.channels.create')
    const { data: choices } = await callOrFail(args.context, 'GET', 'configuration.admin.channel_choices.index')
    if (id === null) return { channel: null, choices, belongings: null }
    const found = await callOrFail(args.context, 'GET', 'configuration.admin.channels.show', { params: { id } })
    return { channel: found.data as Channel, choices, belongings: found.meta.belongings }
  }
)

/** A channel: its host names, languages, currencies, time zone, words, and its switch for maintenance. */
export default function ChannelScreen() {
  const t = useWords()
  const can = useCan()
  const { channel, choices, belongings } = useLoaderData<typeof loader>()
  const form = useChannelForm(channel, choices)
  const locale = useLocale()
  const name = channel && (channel.texts[locale]?.name || channel.texts[channel.defaultLocale]?.name || channel.code)
  const { settings = 0, addresses = 0 } = belongings ?? {}
  const removal = ({ id, code, version }: Channel) => (
    <RecordRemoval
      question={t('configuration.channels.delete_consequence', { name: name ?? code, settings, addresses })}
      run={() => call('DELETE', 'configuration.admin.channels.destroy', { params: { id }, data: { version } })}
      list={parent.screen}
    />
  )
  return (
    <AdminPage
      title={name ?? t('configuration.channels.add')}
      parent={parent}
      caption={channel && <RecordHistory subject="configuration.channels" id={channel.id} />}
      actions={channel && can('configuration.channels.delete') && removal(channel)}
    >
      <AdminForm
        form={form}
        isNew={!channel}
        isReadOnly={channel !== null && !can('configuration.channels.update')}
        side={<ChannelSide choices={choices} form={form} />}
      >
        <ChannelFields isNew={!channel} form={form} />
      </AdminForm>
    </AdminPage>
  )
}

function useChannelForm(channel: Channel | null, choices: ChannelChoices) {
  return useRecordForm({
    row: channel,
    list: parent.screen,
    blank: emptyChannel(choices, all),
    valuesOf: (row: Channel) => valuesOf(row, all),
    save: (values, version = 0) =>
      channel
        ? call('PUT', 'configuration.admin.channels.update', {
            params: { id: channel.id },
            data: { ...sent(values), version },
          })
        : call('POST', 'configuration.admin.channels.store', { data: { ...sent(values), code: values.code } }),
  })
}
