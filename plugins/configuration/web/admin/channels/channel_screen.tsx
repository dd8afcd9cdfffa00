import { useLoaderData, useNavigate } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminForm } from '#web/admin/form/admin_form'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { locales as all } from '#web/lib/locale'
import { ask } from '#web/lib/screen_loader'
import { recordId } from '../record_id.server'
import { ChannelFields, ChannelSide } from './channel_fields'
import { emptyChannel, sent, valuesOf, type Channel, type ChannelChoices } from './channel_values'

const parent = { screen: 'configuration.admin.channels' }

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.channel', words: ['configuration.channels'] },
  async (args) => {
    const id = recordId(args, 'configuration.channels.create')
    const { data: choices } = await ask(args.context, 'GET', 'configuration.admin.channel_choices.index')
    if (id === null) return { channel: null, choices, belongings: null }
    const found = await ask(args.context, 'GET', 'configuration.admin.channels.show', { params: { id } })
    return { channel: found.data as Channel, choices, belongings: found.meta.belongings }
  }
)

/** A channel: its host names, languages, currencies, time zone, words, and its switch for maintenance. */
export default function ChannelScreen() {
  const t = useWords()
  const can = useCan()
  const { channel, choices, belongings } = useLoaderData<typeof loader>()
  const form = useChannelForm(channel, choices)
  const name = channel && (channel.texts[channel.defaultLocale]?.name ?? channel.code)
  return (
    <AdminPage
      title={name ?? t('configuration.channels.add')}
      parent={parent}
      caption={channel && <RecordHistory subject="configuration.channels" id={channel.id} />}
      actions={
        channel &&
        can('configuration.channels.delete') && <Removal channel={channel} belongings={belongings} name={name ?? ''} />
      }
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
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  return useAdminForm({
    values: channel ? valuesOf(channel, all) : emptyChannel(choices, all),
    ...(channel ? { version: channel.version } : {}),
    save: (values, version = 0) =>
      channel
        ? call('PUT', 'configuration.admin.channels.update', {
            params: { id: channel.id },
            data: { ...sent(values), version },
          })
        : call('POST', 'configuration.admin.channels.store', { data: { ...sent(values), code: values.code } }),
    fresh: (row) => ({ values: valuesOf(row as Channel, all), version: (row as Channel).version }),
    ...(channel ? {} : { onSaved: () => navigate(pathOf(parent.screen) ?? '/admin') }),
  })
}

interface RemovalProps {
  channel: Channel
  belongings: { settings: number; addresses: number } | null
  name: string
}

function Removal({ channel: { id, version }, belongings, name }: RemovalProps) {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const { settings = 0, addresses = 0 } = belongings ?? {}
  return (
    <ConfirmButton
      label={t('admin.delete')}
      question={t('configuration.channels.delete_consequence', { name, settings, addresses })}
      run={() => call('DELETE', 'configuration.admin.channels.destroy', { params: { id }, data: { version } })}
      onDone={() => navigate(pathOf(parent.screen) ?? '/admin')}
    />
  )
}
