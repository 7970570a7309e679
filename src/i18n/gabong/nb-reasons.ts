import type { GabongReasonsWords } from './words.ts';

/** Why something is refused, in Norwegian. */
export const GABONG_REASONS_NB: GabongReasonsWords = {
  'hand-missing': 'Det mangler hva {name} satt igjen med.',
  'seat-twice': '{name} er talt opp to ganger.',
  'not-in-extra-deal': '{name} er ikke med i ekstraomgangen: Det er bare de som står likt.',
  'bad-card': '{name} har et kort som ikke finnes i noen kortstokk.',
  'too-many-copies': 'Alle hendene til sammen kan ha høyst {count} av dette kortet: {card}.',
  'points-negative': '{name} kan ikke ha mindre enn null poeng.',
  'points-not-whole': 'Poeng er hele tall: Tell opp {name} på nytt.',
  'points-too-many': 'Alle kortene i alle kortstokkene er {count} poeng: {name} kan ikke ha mer.',
  'points-too-few': 'Ingen kort teller mindre enn {count}: Med færre poeng har {name} ingen igjen.',
  'no-such-total': 'Ingen hånd blir {points} poeng: Tell opp {name} på nytt. Nærmest: {nearest}.',
  'gabonged-empty': 'Gabongen til {name} ble gabonget: Kortene kom tilbake, og de kan ikke gi null poeng.',
  'gabonged-by-nobody':
    'Gabongen til {name} er merket som gabonget, men ingen har fått θ for det. Gi θ til den som gjorde det, eller ta bort merket hos {name}.',
  'gabonged-one-card':
    'To gabonger kom tilbake til {name}, så det er minst {count} kort å telle. Hvis {name} bare la et kort som ble gabonget, skal merket bort.',
  'two-thetas': '{count} har θ, men omgangen slutter med én gabong. Ble en av dem gabonget?',
  'nobody-at-zero': 'En omgang slutter når en hånd er tom. Hvem har null poeng?',
  'several-at-zero': '{count} har null poeng, men omgangen slutter med én tom hånd.',
  'round-over': 'Runden er over etter {count|én omgang|# omganger}.',
  'master-already': '{name} er GM.',
  'master-may-touch': '{name} er GM, og får ta i kortene under utdelingen.',
  'master-deals': 'Bare GM deler ut, og det er {name}.',
  'no-such-penalty': 'Ingen regel gir straffekort for det.',
  'no-such-seat': 'Der sitter det ingen.',
  'no-such-reading': 'Den lesemåten finnes ikke for denne regelen.',
  'players-number': 'To til ti kan være med.',
  'bad-name': 'Et navn har 1 til 40 bokstaver.',
  'name-taken': 'To heter det samme. Gi dem hvert sitt navn.',
  'packs-number': 'Gabong spilles med to eller tre kortstokker.',
  'bad-card-points': 'Et kort teller fra 1 til {count} poeng, i hele tall: {card}.',
  'bad-doubler': 'Et kort som dobler, finnes i kortstokkene og nevnes én gang.',
  'deals-number': 'En runde har 1 til {count} omganger.',
  'bad-limit': 'Grensen er et helt tall fra 1 til {count}.',
};
