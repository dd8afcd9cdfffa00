import { Button, Select } from '@mantine/core'
import { useLoaderData, useNavigate, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { useOwnDocument } from '#web/admin/frame/framed_page'
import { AdminPage } from '#web/admin/frame/page'
import { notifyProblem } from '#web/admin/notify'
import { notifyUndo } from '#web/admin/notify_undo'
import { call } from '#web/lib/clients'
import { callOrFail } from '#web/lib/screen_loader'
import { fontFiles } from '#web/lib/fonts.server'
import { localePath } from '#web/lib/locale'
import { useWords } from '#web/lib/i18n'
import { BrandingForm } from './branding_form'
import type { BrandingData } from './branding_values'
import { Versions } from './versions'

export const meta = adminHead

export const loader = adminLoader({ id: 'branding.admin.branding', words: ['branding.screen'] }, async (args) => {
  const { context, params, locale } = args
  const brand = Number(params.brand) || undefined
  const query = { locale, ...(brand ? { brand } : {}) }
  const [{ data }, { permalinks }] = await Promise.all([
    callOrFail(context, 'GET', 'branding.admin.branding.show', { query }),
    callOrFail(context, 'GET', 'init', {}),
  ])
  // The pages of the preview are our own.
  context.frames?.push("'self'")
  const lists = permalinks as Record<string, { list?: { path: string }[] }>
  const first = (kind: string) => lists[kind]?.list?.[0]?.path
  const pages = [
    { key: 'home', path: localePath(locale, '/') },
    ...[first('categories') ?? []].flat().map((path) => ({ key: 'list', path: localePath(locale, path) })),
    ...[first('products') ?? []].flat().map((path) => ({ key: 'product', path: localePath(locale, path) })),
    { key: 'checkout', path: localePath(locale, '/checkout/cart') },
    { key: 'office', path: '/admin/dashboard' },
  ]
  return {
    data,
    fontFiles,
    pages: pages.map(({ key, path }) => ({ key, address: `${import.meta.env.BASE_URL}${path.slice(1)}` })),
  }
})

/** How the shop looks: changed and tried out here, then published. */
export default function BrandingScreen() {
  const t = useWords()
  const { data, pages, fontFiles: files } = useLoaderData<typeof loader>()
  const [isDirty, setDirty] = useState(false)
  useOwnDocument()
  return (
    <AdminPage
      caption={t(data.isDraft ? 'branding.screen.is_draft' : 'branding.screen.is_published')}
      actions={<Actions data={data} isDirty={isDirty} />}
      drawer={{ label: t('branding.screen.versions'), content: <Versions data={data} /> }}
    >
      <BrandingForm key={data.brandId} data={data} pages={pages} fontFiles={files} onDirty={setDirty} />
    </AdminPage>
  )
}

function Actions({ data, isDirty }: { data: BrandingData; isDirty: boolean }) {
  const t = useWords()
  const can = useCan()
  const path = useScreenPath()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [isPublishing, setPublishing] = useState(false)
  const { brandId, version, brands, isDraft } = data
  const send = (body: { version: number; number?: number }) =>
    call('POST', 'branding.admin.publications.store', { data: { brandId, ...body } })
  const publish = async () => {
    setPublishing(true)
    try {
      const answer = await send({ version })
      if (!answer) throw new Error('Unknown route')
      const former = answer.data.versions[1]?.number
      notifyUndo(t('branding.screen.published'), t, async () => {
        if (former !== undefined) await send({ version: answer.data.version, number: former })
        revalidator.revalidate()
      })
      revalidator.revalidate()
    } catch (error) {
      notifyProblem(error, t)
    } finally {
      setPublishing(false)
    }
  }
  return (
    <>
      {brands.length > 1 && (
        <Select
          aria-label={t('branding.screen.brand')}
          data={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(brandId)}
          onChange={(id) => void navigate(path('branding.admin.branding', { brand: Number(id) }) ?? '')}
          allowDeselect={false}
          w={180}
        />
      )}
      {can('branding.publish') && isDraft && (
        <ConfirmButton
          label={t('branding.screen.discard')}
          question={t('branding.screen.discard_question')}
          run={() => call('DELETE', 'branding.admin.drafts.destroy', { data: { brandId, version } })}
        />
      )}
      {can('branding.publish') && (
        <Button
          onClick={publish}
          loading={isPublishing}
          disabled={!isDraft || isDirty}
          title={isDirty ? t('branding.screen.save_first') : undefined}
        >
          {t('branding.screen.publish')}
        </Button>
      )}
    </>
  )
}
