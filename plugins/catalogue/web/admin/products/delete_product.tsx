import { useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

/** Removes a product, after saying what goes with it. */
export function DeleteProduct({ id, version }: { id: number; version: number }) {
  const t = useWords()
  const navigate = useNavigate()
  const path = useScreenPath()('catalogue.admin.products') ?? '/admin'
  return (
    <ConfirmButton
      label={t('admin.delete')}
      color="red"
      question={<Consequences id={id} />}
      run={() => call('DELETE', 'catalogue.admin.products.destroy', { params: { id }, data: { version } })}
      onDone={() => navigate(path)}
    />
  )
}

/** Drawn when the question is asked: it counts then. */
function Consequences({ id }: { id: number }) {
  const t = useWords()
  const [words, setWords] = useState('')
  useEffect(() => {
    const aborter = new AbortController()
    call('GET', 'catalogue.admin.product_consequences.show', { params: { id }, signal: aborter.signal }).then(
      (answer) => answer && setWords(t('catalogue.product_form.delete_consequence', { ...answer.data })),
      () => undefined
    )
    return () => aborter.abort()
  }, [id, t])
  return <span aria-live="polite">{words || t('catalogue.product_form.delete_question')}</span>
}
