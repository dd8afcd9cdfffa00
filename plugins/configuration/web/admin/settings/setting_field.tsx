import { Anchor, Badge, Button, Group } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { PasswordField } from '#web/admin/form/fields'
import { useFormContext } from '#web/admin/form/form_context'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { FieldsOf } from '#web/fields/fields_of'
import { inputOf } from '#web/fields/field_kinds'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { canDiffer, type Scope, type Setting } from './setting_types'

interface SettingFieldProps {
  setting: Setting
  scope: Scope
}

/** A setting: the input of its kind, and where its value comes from. */
export function SettingField({ setting, scope }: SettingFieldProps) {
  const isClosed = !setting.isChangeable || !canDiffer(setting, scope)
  return (
    <div className="admin-setting" id={setting.key}>
      <Input setting={setting} disabled={isClosed} />
      <Marks setting={setting} scope={scope} />
    </div>
  )
}

function Input({ setting, disabled }: { setting: Setting; disabled: boolean }) {
  const t = useWords()
  const { key: name, label, help, kind, secret, isSet } = setting
  if (secret) {
    const stored = isSet ? t('configuration.settings.secret_set') : t('configuration.settings.secret_unset')
    return <PasswordField name={name} label={label} help={`${help ?? ''} ${stored}`} disabled={disabled} />
  }
  const KindInput = inputOf(kind)
  return <KindInput field={setting} name={name} required={kind === 'choice'} disabled={disabled} Fields={FieldsOf} />
}

/** Whether the value is the default, this scope's own, or decided elsewhere; the way back; the way to its history. */
function Marks({ setting, scope }: SettingFieldProps) {
  const t = useWords()
  const audit = useScreenPath()('platform.admin.audit')
  const { key, isOwn, changedAt, decidedAt } = setting
  return (
    <Group gap="xs" mt={4} className="admin-setting-marks">
      <Mark isOwn={isOwn && canDiffer(setting, scope)}>{t(markOf(setting, scope))}</Mark>
      {setting.isChangeable && isOwn && canDiffer(setting, scope) && <BackButton setting={setting} scope={scope} />}
      {changedAt && decidedAt && audit && (
        <Anchor component={Link} size="xs" to={`${audit}?filter[subject]=core.settings&filter[subject_id]=${key}`}>
          {t('configuration.settings.history')}
        </Anchor>
      )}
    </Group>
  )
}

/** A value of one's own is what stands out; a default is said quietly. */
function Mark({ isOwn, children }: { isOwn: boolean; children: string }) {
  if (!isOwn) return <span className="admin-hint">{children}</span>
  return (
    <Badge size="sm" color="yellow">
      {children}
    </Badge>
  )
}

/** Key of the words that say where the value comes from. */
function markOf(setting: Setting, scope: Scope): string {
  if (!canDiffer(setting, scope)) {
    const part = scope.locale && !setting.scopes.includes('locale') ? 'locale' : 'channel'
    return `configuration.settings.common_${part}`
  }
  return `configuration.settings.from.${setting.decidedAt ?? 'default'}`
}

/** Forgets the value of this scope at once: the wider one holds again. */
function BackButton({ setting: { key, changedAt, fallback, secret, label }, scope }: SettingFieldProps) {
  const t = useWords()
  const { form } = useFormContext()
  const revalidator = useRevalidator()
  const goBack = async () => {
    try {
      await call('PUT', 'configuration.admin.settings.update', {
        data: { ...scope, unset: [key], seen: { [key]: changedAt } },
      })
      form.set(key, secret ? '' : fallback)
      notifyDone(t('configuration.settings.went_back', { label }))
      revalidator.revalidate()
    } catch (error) {
      notifyProblem(error, t)
    }
  }
  const words = scope.channel || scope.locale ? 'configuration.settings.to_wider' : 'configuration.settings.to_default'
  return (
    <Button variant="subtle" size="compact-xs" onClick={goBack} aria-label={`${t(words)} – ${label}`}>
      {t(words)}
    </Button>
  )
}
