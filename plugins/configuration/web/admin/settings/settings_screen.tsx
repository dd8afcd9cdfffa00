import { Anchor } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { FormSection } from '#web/admin/form/form_section'
import { AdminPage } from '#web/admin/frame/page'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { ScopeBar } from './scope_bar'
import { SettingField } from './setting_field'
import { byGroup, type SettingsData } from './setting_types'
import { useSettingsForm } from './use_settings_form'

/** The settings of a section, as plugins declare them, in a scope; or what a search over all sections finds. */
export function SettingsScreen() {
  const t = useWords()
  const data = useLoaderData<SettingsData>()
  const { scope, settings, q } = data
  return (
    <AdminPage caption={t('configuration.settings.caption')}>
      <ScopeBar {...data} />
      {q && <p role="status">{t('configuration.settings.found', { count: settings.length, q })}</p>}
      {settings.length === 0 && !q && <p className="admin-empty">{t('configuration.settings.empty')}</p>}
      {settings.length > 0 && <SettingsForm key={`${scope.channel} ${scope.locale} ${q} ${data.section}`} {...data} />}
    </AdminPage>
  )
}

function SettingsForm(data: SettingsData) {
  const { settings, scope, q } = data
  const form = useSettingsForm(data)
  const isReadOnly = settings.every(({ isChangeable }) => !isChangeable)
  const sections = q ? [...new Set(settings.map(({ section }) => section))] : [data.section]
  return (
    <AdminForm form={form} isReadOnly={isReadOnly}>
      {sections.map((section) => (
        <Fragment key={section}>
          {q && <SectionLink section={section} />}
          {byGroup(settings.filter((setting) => setting.section === section)).map(([group, some]) => (
            <FormSection key={group} title={group}>
              {some.map((setting) => (
                <SettingField key={setting.key} setting={setting} scope={scope} />
              ))}
            </FormSection>
          ))}
        </Fragment>
      ))}
    </AdminForm>
  )
}

/** From what a search found to the whole screen. */
function SectionLink({ section }: { section: string }) {
  const t = useWords()
  const path = useScreenPath()(`configuration.admin.${section}`)
  if (!path) return null
  return (
    <Anchor component={Link} to={path} size="sm">
      {t(`configuration.settings.${section}`)}
    </Anchor>
  )
}
