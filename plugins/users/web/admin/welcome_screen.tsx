import { redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { screenLoader } from '#web/lib/screen_loader'
import { Button, buttonStyle } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'users.admin.welcome', title: 'users.welcome.title', words: ['users.welcome', 'users.logout'], noIndex: true },
  async ({ context }) => {
    const { staff } = context.visitor
    if (!staff) throw redirect('/admin/login?next=%2Fadmin%2Fwelcome')
    return { staff }
  }
)

export default function WelcomeScreen() {
  const t = useWords()
  const { staff } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="font-serif text-3xl">{t('users.welcome.hello', { name: staff.name })}</h1>
      <p className="mt-2 mb-8 text-lg text-muted">{t('users.welcome.text', { email: staff.email })}</p>
      <div className="flex flex-wrap gap-4">
        <Link to="/" reloadDocument className={buttonStyle()}>
          {t('users.welcome.shop')}
        </Link>
        <Form method="post" action="/admin/logout">
          <CsrfField />
          <Button type="submit" tone="quiet">
            {t('users.logout.submit')}
          </Button>
        </Form>
      </div>
    </div>
  )
}
