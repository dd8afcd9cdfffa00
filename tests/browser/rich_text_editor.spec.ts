import { test } from '@japa/runner'
import { violations } from './axe.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Locator, Page } from 'playwright'

/** As Word puts it on the clipboard: comments, namespaces, lists as paragraphs, fonts in every style. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body>
<!--StartFragment--><h1 style='color:#2F5496'>Le chai<o:p></o:p></h1>
<p class=MsoNormal><span style='font-family:"Times New Roman"'>Un texte <b style='mso-bidi-font-weight:normal'>gras</b><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Rouge<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Gamay<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 style='width:75pt'><p class=MsoNormal>Prix<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><script>alert(1)</script><!--EndFragment--></body></html>`

/** What Word's text becomes: no style, class or foreign element is left. */
const CLEAN =
  '<h2>Le chai</h2><p>Un texte <strong>gras</strong></p><ul><li><p>Rouge</p><ul><li><p>Gamay</p></li></ul></li></ul>'

/** The elements of the text without what ProseMirror adds to them. */
const elements = (text: Locator) =>
  text.evaluate((element) =>
    element.innerHTML.replaceAll(/<br class="ProseMirror-trailingBreak">/g, '').replaceAll(/ class="[^"]*"/g, '')
  )

async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
}

/** Opens the form of a new page of the site, when its editor is there. */
async function openEditor(page: Page, label: string): Promise<Locator> {
  await openPage(page, '/vue/admin/cms/contents/pages/create')
  const text = page.getByRole('textbox', { name: label, exact: true }).and(page.locator('[contenteditable]')).first()
  await text.waitFor()
  await text.click()
  return text
}

/** Chooses the language of the back office. `heading`: that of the dashboard in it. */
async function speak(page: Page, language: string, heading: string): Promise<void> {
  await openPage(page, '/vue/admin/dashboard')
  await page.getByRole('button', { name: 'Démonstration' }).click()
  await page.getByRole('menuitem', { name: language }).click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

test.group('The editor of rich texts', (group) => {
  group.setup(openDemoShop)

  test('writes with the slash menu, a block with its form, the keys of blocks, undo, and saves', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    const text = await openEditor(page, 'Texte')
    await page.keyboard.type('Une phrase.')
    await page.keyboard.press('Enter')
    // Words of both languages find it.
    await page.keyboard.type('/head')
    await page.getByRole('option', { name: 'Titre', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Un titre')
    assert.equal(await elements(text), '<p>Une phrase.</p><h2>Un titre</h2>')

    await page.keyboard.press('Alt+ArrowUp')
    assert.equal(await elements(text), '<h2>Un titre</h2><p>Une phrase.</p>')
    await page.keyboard.press('Control+z')
    assert.equal(await elements(text), '<p>Une phrase.</p><h2>Un titre</h2>')

    await page.keyboard.press('Enter')
    await page.keyboard.type('/bouton')
    await page.getByRole('option', { name: /^Bouton/ }).waitFor()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Bouton' })
    await dialog.getByLabel('Texte', { exact: false }).first().fill('Nous écrire')
    await dialog.getByText('Adresse', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Adresse' }).fill('example.org')
    assert.deepEqual(await violations(page), [])
    await dialog.getByRole('button', { name: 'Ajouter le bloc' }).click()
    await page.locator('.editor-block').getByText('Nous écrire').waitFor()
    assert.deepEqual(await violations(page), [])

    await page.getByLabel('Titre', { exact: false }).first().fill('La cave')
    await text.click()
    await page.keyboard.press('Control+s')
    await page.waitForURL(/cms\/contents\/pages(?!\/create)/)
  })

  test('takes the text of Word clean, and gives it back by undo', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    const text = await openEditor(page, 'Texte')
    await paste(text, WORD)
    const shown = await elements(text)
    assert.isTrue(shown.startsWith(CLEAN), shown)
    assert.include(shown, '<td colspan="1" rowspan="1"><p>Prix</p></td>')
    assert.notMatch(shown, /mso|<o:p|style="(?!min-width)|script|Mso/i)
    await page.keyboard.press('Control+z')
    assert.equal(await text.textContent(), '')
  })

  test('stays quick with 20,000 words', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    const text = await openEditor(page, 'Texte')
    await paste(text, `<p>${'cent mots de vin rouge '.repeat(20)}</p>`.repeat(200))
    assert.isAbove((await text.textContent())?.length ?? 0, 90_000)
    await page.keyboard.press('Control+Home')
    const begin = performance.now()
    await page.keyboard.type('Vingt lettres tapées')
    // A key that took the form with it would need more than half a second by itself.
    assert.isBelow(performance.now() - begin, 6000)
    assert.match((await text.textContent()) ?? '', /^Vingt lettres tapées/)
  })

  test('speaks English, and its tools are walked with arrow keys', async ({ assert, browserContext, cleanup }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    // The language is kept with the account, which other tests sign in to.
    cleanup(() => speak(page, 'Français', 'Tableau de bord'))
    await speak(page, 'English', 'Dashboard')
    const text = await openEditor(page, 'Text')
    await page.keyboard.press('Alt+F10')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    assert.equal(await focused(), 'Style: Paragraph')
    await page.keyboard.press('ArrowRight')
    assert.equal(await focused(), 'Bold')
    await page.keyboard.press('Enter')
    // The tool gives the focus back to the text a moment later: letters typed before would be lost.
    await page.waitForFunction(() => document.activeElement?.getAttribute('contenteditable') === 'true')
    await page.getByRole('button', { name: 'Bold', pressed: true }).waitFor()
    await page.keyboard.type('bold')
    assert.equal(await elements(text), '<p><strong>bold</strong></p>')
    await page.keyboard.press('Control+z')
  })
})
