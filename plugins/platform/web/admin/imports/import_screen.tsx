import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { RecordHistory } from '#web/admin/record_history'
import { call } from '#web/lib/clients'
import { formatInstant, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { ask } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { ColumnsSection } from './columns_section'
import { DefaultsSection } from './defaults_section'
import { ImagesSection } from './images_section'
import { ImportActions } from './import_actions'
import { ProgressPanel } from './progress_panel'
import { ReadingSection } from './reading_section'
import { ReportPanel } from './report_panel'
import { StateWord } from './state_word'
import { choicesOf, valuesOf, type ImportData } from './import_data'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'platform.admin.import', words: ['platform.imports'] },
  async ({ context, params }) => {
    const answer = await ask(context, 'GET', 'platform.admin.imports.show', { params: { id: Number(params.id) } })
    return { found: answer.data }
  }
)

/** One file: what was found in it, how it is read, what a trial said, what the run did. */
export default function ImportScreen() {
  const t = useWords()
  const can = useCan()
  const { found } = useLoaderData<typeof loader>() as unknown as { found: ImportData }
  const form = useAdminForm({
    values: valuesOf(found.choices, found.file.columns),
    version: found.version,
    save: (values, version = 0) =>
      call('PUT', 'platform.admin.imports.update', {
        params: { id: found.id },
        data: { ...choicesOf(values), version },
      }),
    fresh: (row) => {
      const fresh = row as ImportData
      return { values: valuesOf(fresh.choices, fresh.file.columns), version: fresh.version }
    },
  })
  const isRunning = found.progress !== null
  const isReadOnly = isRunning || !found.file.isThere || !can('platform.imports.update')
  return (
    <AdminPage
      title={found.name}
      parent={{ screen: 'platform.admin.imports' }}
      caption={<Caption found={found} />}
      actions={<ImportActions found={found} isDirty={form.isDirty} />}
    >
      {found.progress && <ProgressPanel job={found.job} progress={found.progress} />}
      {!isRunning && (found.report ?? found.trial) && <ReportPanel found={found} />}
      <AdminForm
        form={form}
        isReadOnly={isReadOnly}
        side={
          <>
            <ReadingSection resources={found.resources} found={found.file} />
            <ImagesSection found={found} isReadOnly={isReadOnly} />
          </>
        }
      >
        <ColumnsSection found={found} title={t('platform.imports.columns')} />
        <DefaultsSection fields={found.fields} values={form.values} set={form.set} isReadOnly={isReadOnly} />
      </AdminForm>
    </AdminPage>
  )
}

function Caption({ found }: { found: ImportData }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <>
      <StateWord state={found.state} />{' '}
      {t('platform.imports.caption', {
        rows: found.file.rows,
        figure: formatNumber(locale, found.file.rows),
        name: found.ownerName,
        at: formatInstant(locale, found.createdAt),
      })}{' '}
      <RecordHistory subject="platform.imports" id={found.id} />
    </>
  )
}
