import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { noticeHeader } from '#web/lib/notices'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { ProfileForm } from './profile_form'
import { readProfile } from './read_profile'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'users.storefront.profile',
    title: 'users.own_profile.title',
    words: ['users.own_profile', 'users.fields', 'users.genders'],
    noIndex: true,
  },
  async ({ context }) => ({ profile: (await callOrFail(context, 'GET', 'users.profile.show')).data })
)

export const action = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    await callOrFail(context, 'PUT', 'users.profile.update', { data: readProfile(form) })
    const headers = { 'set-cookie': noticeHeader('saved', import.meta.env.BASE_URL) }
    throw redirect(localePath(locale, '/account/profile'), { headers })
  })
})

/** What a customer told about themselves, and about their company. */
export default function ProfileScreen() {
  const t = useWords()
  const { profile } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <h1 className="mb-8 font-serif text-3xl">{t('users.own_profile.title')}</h1>
      <ProfileForm key={profile.version} profile={profile} refusal={answer?.refusal} />
    </>
  )
}
