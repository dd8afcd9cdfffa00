import type { Label } from '#core/i18n/label'
import type { WantedAttribute, WantedOption } from '#plugins/catalogue/import/vocabulary'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** A wine type of the file: its option, its colour and its category in the shop. */
export interface WineType {
  option: WantedOption
  colour: string
  category: Label
}

/** Types by the value in the file. "Dessert/Port" is a single type. */
export const WINE_TYPES: Record<string, WineType> = {
  'Red': {
    option: { code: 'red', label: label('Rouge', 'Red') },
    colour: 'rouge',
    category: label('Vins rouges', 'Red wines'),
  },
  'White': {
    option: { code: 'white', label: label('Blanc', 'White') },
    colour: 'blanc',
    category: label('Vins blancs', 'White wines'),
  },
  'Rosé': {
    option: { code: 'rose', label: label('Rosé', 'Rosé') },
    colour: 'rose',
    category: label('Vins rosés', 'Rosé wines'),
  },
  'Sparkling': {
    option: { code: 'sparkling', label: label('Effervescent', 'Sparkling') },
    colour: 'effervescent',
    category: label('Champagnes et bulles', 'Champagne and sparkling'),
  },
  'Dessert': {
    option: { code: 'dessert', label: label('Vin doux', 'Dessert') },
    colour: 'doux',
    category: label('Vins doux', 'Sweet wines'),
  },
  'Dessert/Port': {
    option: { code: 'dessert-port', label: label('Vin doux/Porto', 'Dessert/Port') },
    colour: 'doux',
    category: label('Vins doux/Portos', 'Dessert/Port'),
  },
}

/** Body by the value in the file. */
export const BODIES: Record<string, WantedOption> = {
  'Very light-bodied': { code: 'tres-leger', label: label('Très léger', 'Very light') },
  'Light-bodied': { code: 'leger', label: label('Léger', 'Light') },
  'Medium-bodied': { code: 'souple', label: label('Souple', 'Supple') },
  'Full-bodied': { code: 'charpente', label: label('Charpenté', 'Structured') },
  'Very full-bodied': { code: 'puissant', label: label('Puissant', 'Powerful') },
}

/** Acidity by the value in the file. */
export const ACIDITIES: Record<string, WantedOption> = {
  Low: { code: 'douce', label: label('Douce', 'Soft') },
  Medium: { code: 'fraiche', label: label('Fraîche', 'Fresh') },
  High: { code: 'vive', label: label('Vive', 'Brisk') },
}

const COLOURS: WantedOption[] = [
  { code: 'rouge', label: label('Rouge', 'Red') },
  { code: 'blanc', label: label('Blanc', 'White') },
  { code: 'rose', label: label('Rosé', 'Rosé') },
  { code: 'effervescent', label: label('Effervescent', 'Sparkling') },
  { code: 'doux', label: label('Doux', 'Sweet') },
]

/** French names of dishes. Any other dish keeps its English name in both languages. */
const DISHES: Record<string, string> = {
  'Aperitif': 'Apéritif',
  'Appetizer': 'Entrées',
  'Barbecue': 'Barbecue',
  'Beef': 'Bœuf',
  'Blue Cheese': 'Fromages bleus',
  'Cake': 'Gâteaux',
  'Chicken': 'Poulet',
  'Chocolate': 'Chocolat',
  'Cold Cuts': 'Assiette de charcuterie',
  'Cream': 'Plats à la crème',
  'Cured Meat': 'Viandes séchées',
  'Fish': 'Poisson',
  'French Fries': 'Frites',
  'Fruit': 'Fruits',
  'Fruit Dessert': 'Desserts aux fruits',
  'Game Meat': 'Gibier',
  'Goat Cheese': 'Fromages de chèvre',
  'Grilled': 'Grillades',
  'Hard Cheese': 'Fromages à pâte dure',
  'Lamb': 'Agneau',
  'Lean Fish': 'Poissons maigres',
  'Light Stews': 'Ragoûts légers',
  'Maturated Cheese': 'Fromages affinés',
  'Mushrooms': 'Champignons',
  'Pasta': 'Pâtes',
  'Pizza': 'Pizza',
  'Pork': 'Porc',
  'Poultry': 'Volaille',
  'Rich Fish': 'Poissons gras',
  'Risotto': 'Risotto',
  'Salad': 'Salade',
  'Seafood': 'Fruits de mer',
  'Shellfish': 'Coquillages',
  'Snack': 'En-cas',
  'Soft Cheese': 'Fromages à pâte molle',
  'Spicy Food': 'Cuisine épicée',
  'Sweet Dessert': 'Desserts sucrés',
  'Tomato Dishes': 'Plats à la tomate',
  'Veal': 'Veau',
  'Vegetarian': 'Cuisine végétarienne',
}

export function dishLabel(word: string): Label {
  return label(DISHES[word] ?? word, word)
}

/** The default bottle size. */
export const USUAL_VOLUME: WantedOption = { code: '75cl', label: label('75 cl', '75 cl') }

/** The allergen that nearly every wine has to declare. */
export const SULPHITES = label('Contient des sulfites', 'Contains sulphites')

/** The attributes of an X-Wines file, and those that a shop must have in addition. */
export const X_WINES_ATTRIBUTES: readonly WantedAttribute[] = [
  {
    code: 'wine_type',
    type: 'select',
    label: label('Type de vin', 'Wine type'),
    isFilterable: true,
    options: Object.values(WINE_TYPES).map(({ option }) => option),
  },
  {
    code: 'colour',
    type: 'select',
    label: label('Couleur', 'Colour'),
    isFilterable: true,
    isVisibleInList: true,
    options: COLOURS,
  },
  { code: 'country', type: 'select', label: label('Pays', 'Country'), isFilterable: true, isVisibleInList: true },
  { code: 'region', type: 'select', label: label('Région', 'Region'), isFilterable: true, isVisibleInList: true },
  {
    code: 'producer',
    type: 'select',
    label: label('Domaine', 'Producer'),
    isFilterable: true,
    isVisibleInList: true,
    isSearchable: true,
  },
  { code: 'grapes', type: 'multiselect', label: label('Cépages', 'Grapes'), isFilterable: true },
  { code: 'elaboration', type: 'text', label: label('Assemblage', 'Blend') },
  { code: 'vintages', type: 'textarea', label: label('Millésimes', 'Vintages') },
  { code: 'abv', type: 'text', label: label('Alcool (% vol.)', 'Alcohol (% vol.)') },
  { code: 'body', type: 'select', label: label('Corps', 'Body'), isFilterable: true, options: Object.values(BODIES) },
  {
    code: 'acidity',
    type: 'select',
    label: label('Acidité', 'Acidity'),
    isFilterable: true,
    options: Object.values(ACIDITIES),
  },
  {
    code: 'volume',
    type: 'select',
    label: label('Contenance', 'Bottle size'),
    isFilterable: true,
    isConfigurable: true,
    options: [USUAL_VOLUME],
  },
  { code: 'allergens', type: 'text', label: label('Allergènes', 'Allergens'), valuePerLocale: true },
  { code: 'website', type: 'text', label: label('Site du domaine', 'Producer’s website') },
]

export const WINE_FAMILY = { code: 'wine', name: label('Vin', 'Wine') }
