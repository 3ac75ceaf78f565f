/** Words without meaning for a search, in normalised form: without accents. */
const ENGLISH = `
  about after all also an and any are as at back be because been before being but by can could day did do does doing
  down even every first for from get go good had has have he her here hers him his how if in into is it its just know
  like made make many may me more most much my new no not now of off on one only or other our out over own people said
  same say see she should so some such take than that the their them then there these they this those through time to
  too two under up us use very was way we well were what when where which while who why will with would year you your
`

const SPANISH = `
  al algo ante antes asi aun aunque bien cada como con contra cual cuando de del desde donde dos el ella ellas ellos en
  entre era eran es esa ese eso esta estaba estan estar este esto fue fueron ha habia hace hacia han hasta hay la las le
  les lo los mas me mi mientras mismo mucho muy ni no nos nosotros nuestra nuestro otra otro para pero poco por porque
  puede que quien se segun ser si sin sobre solo son su sus tambien tan te tiene tienen toda todo todos tras tu un una
  uno unos vez ya yo
`

export const STOP_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${SPANISH}`.trim().split(/\s+/))
