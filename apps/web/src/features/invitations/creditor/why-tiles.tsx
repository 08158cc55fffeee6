import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { type Answer, findAnswers, type Question, type Way } from '@prorata/law/causes/cause';
import {
  IconAlertTriangle,
  IconAmbulance,
  IconBed,
  IconBriefcase,
  IconBuildingBank,
  IconCheck,
  IconChevronRight,
  IconDots,
  IconGavel,
  IconHelpCircle,
  IconHome,
  IconMoodKid,
  IconReceiptTax,
  IconSearch,
  IconShieldCheck,
  IconTool,
  IconTools,
  IconTruckDelivery,
  IconUmbrella,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { privilegeName } from '../../../components/claims/privilege-words.ts';
import { useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { InvitedPage } from './invited-page.tsx';
import classes from './why.module.css';
import type { Answered } from './why-flow.tsx';
import { WhyProgress } from './why-progress.tsx';

const ICONS: Readonly<Record<string, TablerIcon>> = {
  rent: IconHome,
  wages: IconBriefcase,
  delivery: IconTruckDelivery,
  service: IconTools,
  repair: IconTool,
  tax: IconReceiptTax,
  contributions: IconShieldCheck,
  insurance: IconUmbrella,
  maintenance: IconMoodKid,
  loan: IconBuildingBank,
  transport: IconBed,
  death: IconAmbulance,
  damage: IconAlertTriangle,
  costs: IconGavel,
};

/** The picture of a reason; of one that has none, three dots. */
export function iconOf(answer: Answer | undefined): TablerIcon {
  return ICONS[answer?.id ?? ''] ?? IconDots;
}

interface WhyTilesProps {
  readonly question: Question;
  readonly answered: Answered;
  readonly back: ReactNode;
  readonly onAnswer: (answered: Answered) => void;
  /** To the list of privileges, for who knows them; there is no room for it on a phone. */
  readonly onList: () => void;
}

/** What the debt is about, in everyday words: a tile is chosen, or found by a word. Not knowing is an answer too. */
export function WhyTiles({ question, answered, back, onAnswer, onList }: WhyTilesProps) {
  const { t } = useTranslation(['why', 'claims']);
  const [search, setSearch] = useState('');
  const [chosen, choose] = useState<Way>(answered.way);
  const found = findAnswers(question, search);
  const go = () => {
    const isSame = chosen.every((answer, place) => answered.way[place]?.id === answer.id);
    onAnswer(isSame ? { ...answered, isForOffice: false } : { way: chosen, isForOffice: false, lotIds: [] });
  };
  return (
    <InvitedPage
      title={t('title')}
      back={back}
      head={<WhyProgress position={1} />}
      foot={
        <Button size="xl" fullWidth disabled={chosen.length === 0} onClick={go}>
          {t('continue')}
        </Button>
      }
    >
      <Text inherit c="dimmed">
        {t('intro')}
      </Text>
      <TextInput
        size="lg"
        aria-label={t('search')}
        placeholder={t('claims:guide.searchFor')}
        leftSection={<IconSearch size={18} />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {search.trim() !== '' && (
        <div role="status">
          <Text inherit c="dimmed">
            {found.length === 0 ? t('nothingFound') : t('found')}
          </Text>
        </div>
      )}
      <Tiles
        ways={found.length > 0 ? found : question.answers.map((answer) => [answer])}
        chosen={chosen}
        onChoose={choose}
      />
      <button
        type="button"
        className={classes.unknown}
        onClick={() => onAnswer({ way: [], isForOffice: true, lotIds: [] })}
      >
        <IconHelpCircle size={24} stroke={1.5} aria-hidden />
        <span className={classes.unknownText}>
          <strong>{t('unknown')}</strong>
          <span>{t('unknownText')}</span>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </button>
      <Text size="sm" c="dimmed">
        {t('several')}
      </Text>
      <Anchor
        component="button"
        type="button"
        visibleFrom="sm"
        className={classes.act ?? ''}
        onClick={onList}
      >
        {t('claims:guide.toList')}
      </Anchor>
    </InvitedPage>
  );
}

interface TilesProps {
  readonly ways: readonly Way[];
  readonly chosen: Way;
  readonly onChoose: (way: Way) => void;
}

function Tiles({ ways, chosen, onChoose }: TilesProps) {
  const { t } = useTranslation('why');
  const language = useLanguage();
  const isChosen = (way: Way) => way.every((answer, place) => chosen[place]?.id === answer.id);
  return (
    <fieldset className={classes.tiles}>
      <legend className={classes.hidden}>{t('title')}</legend>
      {ways.map((way) => {
        const [first] = way;
        const last = way.at(-1);
        const TileIcon = iconOf(first);
        const key = way.map(({ id }) => id).join(' ');
        return (
          <label key={key} className={classes.tile} data-chosen={isChosen(way) || undefined}>
            <input
              type="radio"
              name="why"
              className={classes.hidden}
              checked={isChosen(way)}
              onChange={() => onChoose(way)}
            />
            <TileIcon size={24} stroke={1.5} aria-hidden />
            <span className={classes.tileName}>{last && privilegeName(last, language)}</span>
            <span className={classes.tileHint}>
              {way.length > 1 ? first && privilegeName(first, language) : first?.hint?.[language]}
            </span>
            {isChosen(way) && (
              <span className={classes.tick} aria-hidden>
                <IconCheck size={14} stroke={3} />
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
