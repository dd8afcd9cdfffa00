import { Button } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextField } from '#web/admin/form/fields'
import { LocaleTabs } from '#web/admin/form/locale_tabs'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { locales } from '#web/lib/locale'
import type { ResponseOf } from '#web/lib/registry'

type Pattern = ResponseOf<'platform.admin.permalink_patterns.index'>['data'][number]

interface PermalinkPatternsProps {
  /** Beginning of the keys of the patterns to show: `catalogue.`. Absent: all. */
  of?: string
}

/** A button that opens what the addresses of each kind of pages look like. */
export function PermalinkPatterns({ of = '' }: PermalinkPatternsProps) {
  const t = useWords()
  const [patterns, setPatterns] = useState<Pattern[] | null>(null)
  const open = () =>
    call('GET', 'platform.admin.permalink_patterns.index').then(
      (answer) => answer && setPatterns(answer.data.filter(({ key }) => key.startsWith(of))),
      (error: unknown) => notifyProblem(error, t)
    )
  const close = () => setPatterns(null)
  return (
    <>
      <Button variant="default" onClick={() => void open()}>
        {t('admin.permalinks.patterns')}
      </Button>
      {patterns && (
        <Dialog opened onClose={close} title={t('admin.permalinks.patterns')}>
          <PatternsForm patterns={patterns} onClose={close} />
        </Dialog>
      )}
    </>
  )
}

interface PatternsFormProps {
  patterns: Pattern[]
  onClose: () => void
}

function PatternsForm({ patterns, onClose }: PatternsFormProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const form = useAdminForm({
    values: { patterns: patterns.map((pattern) => pattern.patterns) },
    save: (values, _version, base) =>
      call('PUT', 'platform.admin.permalink_patterns.update', {
        data: { patterns: changesOf(patterns, values, base) },
      }),
    saved: t('admin.permalinks.patterns_saved'),
    onSaved: () => {
      onClose()
      void revalidate()
    },
  })
  const nameOf = (part: string) => `{${part}}`
  return (
    <AdminForm form={form} onClose={onClose} isReadOnly={!patterns.some(({ mayChange }) => mayChange)}>
      <p className="admin-hint">{t('admin.permalinks.patterns_help', { slug: nameOf('slug') })}</p>
      <LocaleTabs path={patterns.map((_, at) => `patterns.${at}`)}>
        {(locale) =>
          patterns.map(({ key, label, parts, mayChange }, at) => (
            <TextField
              key={key}
              name={`patterns.${at}.${locale}`}
              label={label}
              help={parts.length > 0 ? t('admin.permalinks.parts', { parts: parts.map(nameOf).join(', ') }) : undefined}
              disabled={!mayChange}
              maxLength={255}
              required
              spellCheck={false}
            />
          ))
        }
      </LocaleTabs>
    </AdminForm>
  )
}

interface Values {
  patterns: Pattern['patterns'][]
}

/** Only what was changed: another person may have changed the rest meanwhile. */
function changesOf(patterns: readonly Pattern[], values: Values, base: Values) {
  return patterns.map(({ key }, at) => {
    const moved = locales.filter((locale) => values.patterns[at]?.[locale] !== base.patterns[at]?.[locale])
    return Object.assign({ key }, Object.fromEntries(moved.map((locale) => [locale, values.patterns[at]?.[locale]])))
  })
}
