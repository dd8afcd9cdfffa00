import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { AdminForm } from '#web/admin/form/admin_form'
import { MultiField, NumberField, TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { PresetField } from '../preset_field'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'

export type TokenScope = ResponseOf<'users.admin.token_scopes.index'>['data'][number]

export type TokenPreset = ResponseOf<'users.admin.token_scopes.index'>['meta']['presets'][number]

interface TokenDialogProps {
  scopes: TokenScope[]
  presets: TokenPreset[]
  onMade: (token: string) => void
  onClose: () => void
}

/** Creates a token with permissions and an expiry date. */
export function TokenDialog({ scopes, presets, onMade, onClose }: TokenDialogProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const form = useAdminForm({
    values: { name: '', scopes: [] as string[], days: 90 },
    save: (values) => call('POST', 'users.admin.tokens.store', { data: values }),
    saved: t('users.profile.token_saved'),
    onSaved: ({ data }) => {
      onMade(data.token)
      onClose()
      revalidate()
    },
  })
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('users.profile.make_token')}>
      <AdminForm form={form} onClose={onClose} submitLabel={t('users.profile.make_token')}>
        <div className="admin-fields">
          <TextField
            name="name"
            label={t('users.profile.token_name')}
            help={t('users.profile.token_name_help')}
            required
            maxLength={80}
          />
          <PresetField presets={presets} onChoose={(permissions) => form.set('scopes', permissions)} />
          <MultiField
            name="scopes"
            label={t('users.profile.scopes')}
            help={t('users.profile.scopes_help')}
            required
            options={scopes.map((scope) => optionOf(scope, t('users.presets.dangerous')))}
          />
          <NumberField name="days" label={t('users.profile.days')} required min={1} max={366} />
        </div>
      </AdminForm>
    </Dialog>
  )
}

/** Each permission with the part of the shop it belongs to. */
function optionOf({ key, label, pluginLabel, isDangerous }: TokenScope, mark: string) {
  return { value: key, label: `${pluginLabel} – ${label}${isDangerous ? ` (${mark})` : ''}` }
}
