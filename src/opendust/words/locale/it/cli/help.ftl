# Quello che il comando dice di sé: `opendust --help` e l’aiuto di ogni comando.

help-opendust = Gioca a DUST e Dust Tactics secondo il regolamento e consultane le regole.
help-commands = comandi
help-version = mostra la versione ed esce
help-opendust-examples =
    esempi:
      opendust                           apre il gioco nel browser
      opendust play                      tu contro tre reclute
      opendust play --seats human,human  due persone allo stesso schermo
      opendust play tactics              Dust Tactics: la prima lezione
      opendust rules PROD-15             che cosa dice una regola e dove è stampata
      opendust rules amphibious retreat  le regole che contengono queste parole
      opendust verify match.record       tutti i lanci e tutte le mosse erano regolari?
      opendust doctor                    che cosa manca qui e come rimediare

    Di più su un comando: opendust COMANDO --help

# L’elenco dei comandi.

help-play = gioca contro i bot o in più persone allo stesso schermo
help-serve = ospita partite per il browser
help-backup = salva tutte le partite di un server in un file
help-restore = legge le partite di un server da un file di backup
help-export = salva le partite non finite, ognuna come registrazione
help-replay = rivede una registrazione passo per passo
help-verify = controlla una registrazione: ogni mossa, ogni lancio
help-analyse = dove si è vinta e persa una partita, e chi ha avuto fortuna
help-study = prova una posizione: gioca per tutti, torna indietro, confronta
help-puzzles = trova la mossa: problemi da partite vere
help-odds = probabilità esatte di una battaglia o di un attacco
help-arena = molte partite fra bot, con tabelle, punteggi e un rapporto
help-compare = un bot è migliorato tra due arene?
help-dataset = tutte le decisioni di un’arena in un file Parquet, per imparare
help-rules = cerca le regole per numero o per parole
help-variants = le varianti delle regole di un gioco e le loro impostazioni
help-board = controlla o disegna un tabellone di DUST
help-units = le carte delle unità di Dust Tactics
help-scenario = controlla o disegna uno scenario di Dust Tactics
help-army = controlla un’armata di Dust Tactics
help-check = gioca i casi di conformità contro le regole
help-doctor = controlla l’installazione: puoi giocare?

# I valori, come li chiama l’aiuto.

value-address = INDIRIZZO
value-bot = BOT
value-command = COMANDO
value-file = FILE
value-folder = CARTELLA
value-hex = ESA
value-id-or-words = NUMERO o PAROLE
value-language = LINGUA
value-list = ELENCO
value-name = NOME
value-name-or-file = NOME o FILE
value-number = N
value-seconds = SECONDI
value-spaces = CASELLE
value-switch = NOME=VALORE
value-unit = UNITÀ
value-url = URL
value-words = PAROLE

# Argomenti di più comandi.

help-language = lingua dei testi: en, de, it, fr
help-json = stampa JSON
help-plain = testo semplice, senza cornici né colori
help-record = una registrazione, come la scrive opendust play
help-verify-commitment = l’impronta che hai annotato prima della partita
help-verify-share = la quota di dadi che hai annotato prima della partita
help-switch = cambia un’impostazione delle regole; si può ripetere
help-game = il gioco: { $names }
help-cards = le tue correzioni alle carte delle unità

# play

help-play-seats = chi gioca, per esempio human,recruit
help-play-army = Dust Tactics: file o nome di un’armata, una volta per schieramento
help-play-seed = seme dei dadi: 32 cifre esadecimali
help-play-save = file della registrazione
help-play-resume = continua una registrazione
help-play-json = stampa righe JSON, per un programma
help-play-several = anche più valori, separati da virgole
help-play-variant = { $names }
help-play-edition = { $names }
help-play-edition-file = un’edizione tua
help-play-board = un tabellone tuo
help-play-scenario = { $names }, oppure un file
help-play-profile = { $names }
help-play-cards = le tue correzioni alle carte delle unità
help-play-examples =
    esempi:
      opendust play                                tu contro tre reclute
      opendust play --seats human,human            due persone allo stesso schermo
      opendust play --seats anna=human,recruit     Anna contro una recluta
      opendust play --edition original-it --switch retreat_limit=one_unit
      opendust play tactics                        Dust Tactics: la prima lezione
      opendust play tactics --scenario skirmish --profile revised-faq
      opendust play tactics --army mine.toml --army theirs.toml --scenario annihilation
      opendust play --resume match.record          continua da dove eri
      opendust play --seats random,random --json   solo bot, per un programma

# serve

help-serve-database = sqlite:///FILE o postgresql://… (altrimenti un file nella tua cartella dati)
help-serve-host = indirizzo su cui ascoltare (altrimenti 127.0.0.1)
help-serve-port = porta su cui ascoltare (altrimenti 8000)
help-serve-workers = processi per i bot (altrimenti 2)
help-serve-web = cartella di un gioco per browser già costruito, o none (altrimenti quello incluso)
help-serve-open = apre il browser; se la porta 8000 è occupata ne usa una libera
help-serve-compile = nella cartella dei sorgenti: compila regole e bot in sottofondo, poi li usa
help-serve-check = controlla impostazioni, disco, permessi, database e orologio, poi termina
help-backup-file = file con tutte le partite
help-export-folder = cartella per le registrazioni
help-export-days = solo le partite che nessuno tocca da questo numero di giorni
help-export-finished = le partite finite, invece di quelle in corso

# replay

help-replay-to = mostra la posizione dopo N mosse
help-replay-round = comincia dal round N
help-replay-json = stampa tutto come righe JSON
help-replay-examples =
    esempi:
      opendust replay match.record                la rivede passo per passo
      opendust replay match.record --round 3      comincia dal round 3
      opendust replay match.record --to 120       la posizione dopo 120 mosse
      opendust replay match.record --json         tutto l’accaduto, per un programma

# odds

help-odds-what = Probabilità esatte di una battaglia di DUST o di un attacco di Dust Tactics.
help-odds-words = per esempio: 5 tank vs 4 tank 1 mech center
help-odds-edition = edizione con cui si gioca (altrimenti { $name })
help-odds-mark = come la parola { $word }
help-odds-sea = una battaglia navale (i sottomarini lo dicono già)
help-odds-centers = i tuoi centri di produzione (per i missili)
help-odds-best = questo schieramento gioca sempre al meglio
help-odds-casualties = quali nemici distrugge prima questo schieramento
help-odds-retreat = quando questo schieramento si ritira
help-odds-abilities = quando questo schieramento usa il suo potere
help-odds-ability = { $names }
help-odds-value = che cosa cerca il gioco migliore
help-odds-prize = valore dell’area in punti produzione
help-odds-exact = frazioni la cui somma è esattamente 1
help-odds-plot = un’immagine: FILE.svg o FILE.png
help-odds-range = distanza dal bersaglio; 1 è adiacente
help-odds-sustained = un attacco prolungato
help-odds-cover = copertura del bersaglio
help-odds-all-out = usa anche competenze gratuite e munizioni limitate
help-odds-under-fire = prima si avvicina sotto il fuoco di reazione
help-odds-observer = unità che ordina il fuoco indiretto
help-odds-both-best = entrambi gli schieramenti scelgono il meglio
help-odds-profile = profilo delle regole
help-odds-examples =
    esempi:
      opendust odds 5 tank 2 mech 1 fighter vs 4 tank 1 mech center
      opendust odds 3 submarine vs 2 submarine --edition premium-de
      opendust odds 6 tank vs 4 mech capital --attacker best --defender best
      opendust odds 4 mech vs 3 tank --drop --defender-ability nurse
      opendust odds missile vs 2 mech 1 tank
      opendust odds 2 bomber vs 3 submarine
      opendust odds hell-boys vs sturmpioniere --range 1 --cover soft

    parole: vs, center, capital, neutral, trapped (i difensori non possono ritirarsi), amphibious, drop, missile
    Chi lancia sceglie le perdite: --attacker-casualties dice che cosa distrugge l’attaccante.

# compare

help-compare-what = Confronta due arene: la quota di vittorie di ogni bot in entrambe, e quanto è sicura la differenza.
help-compare-before = cartella dell’arena precedente
help-compare-after = cartella dell’arena successiva

# dataset

help-dataset-what = Scrive ogni decisione delle partite di un’arena in un file Parquet, con una descrizione accanto.
help-dataset-folder = cartella di un’arena
help-dataset-out = file da scrivere (altrimenti games.parquet)
help-dataset-no-tensors = senza ciò che i posti vedevano, che è la parte più grande del file

# arena

help-arena-what = Gioca molte partite fra bot e ne fa un rapporto.
help-arena-bots = nome di un bot, oppure modulo:Classe
help-arena-seats = giocatori per partita
help-arena-games = numero di partite (altrimenti { $number })
help-arena-seed = una parola qualsiasi; la stessa dà le stesse partite (altrimenti 1)
help-arena-army = Dust Tactics: file o nome, una volta per entrambi gli schieramenti o due volte
help-arena-from = dove iniziano le partite: registrazioni, o FILE@N per la posizione dopo N mosse
help-arena-own-capitals = i bot scelgono da sé la partenza (DUST: capitale e colore)
help-arena-budget = tempo per ogni decisione, per i bot che sanno rispettarlo
help-arena-sprt = si ferma quando un test sequenziale decide tra due differenze in Elo, per esempio 0 10
help-arena-cap = oltre questo tempo vale la mossa predefinita (altrimenti { $seconds })
help-arena-workers = processi che giocano (altrimenti uno per core)
help-arena-cluster = gioca su un cluster Ray: auto, local o ray://HOST:PORTA
help-arena-out = cartella per tutto
help-arena-resume = continua un’arena interrotta
help-arena-json = stampa il riassunto come JSON
help-arena-examples =
    esempi:
      opendust arena recruit random --games 200
      opendust arena recruit random --edition premium-en,epic-de --out study
      opendust arena recruit random --seats 4          una recluta, tre volte l’ultimo
      opendust arena random recruit mine.bots:Bold --seats 2 --games 600
                                                       tutti contro tutti
      opendust arena recruit random --game tactics --scenario skirmish --army axis-box
      opendust arena --resume study                    continua un’arena interrotta

    La cartella contiene ogni registrazione, le tabelle (CSV e Parquet) e report.html: docs/study/arena.md.

# rules, variants

help-rules-words = per esempio: PROD-15, LOS, A-31, ritirata anfibia
help-rules-game = solo le regole di questo gioco
help-rules-variant = un’edizione o un profilo
help-variants-name = le impostazioni di una variante
help-variants-diff = solo le differenze da un’altra variante

# board, units, scenario, army

help-board-check = controlla ogni condizione di un tabellone del mondo
help-board-draw = disegna il tabellone in SVG
help-board-file = il file di un tabellone, o un tabellone incluso: { $names }
help-board-fairness = che cosa ha intorno ogni capitale
help-board-output = file dell’immagine
help-units-name = la carta di un’unità, per esempio hell-boys
help-units-check = dice soltanto se le carte sono valide
help-scenario-check = controlla ogni condizione di uno scenario
help-scenario-draw = lo disegna come testo
help-scenario-file = il file di uno scenario, o uno scenario incluso: { $names }
help-army-check = controlla limite di AP, fazione, eroi e squadre comando
help-army-file = il file di un’armata, o un’armata inclusa: { $names }
help-army-scenario = controlla anche i limiti di questo scenario
help-army-side = lo schieramento nello scenario

# check

help-check-files = file di casi, o cartelle che ne contengono

# Le parole di argparse, di Python. Ciò che sta in %( ) o dopo % lo riempie lui.

argparse-usage = uso:
argparse-positional = argomenti
argparse-options = opzioni
argparse-help = mostra questo aiuto ed esce
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = Mancano questi argomenti: %s
argparse-one-required = Manca uno di questi argomenti: %s
argparse-unrecognized = Questi argomenti sono sconosciuti: %s
argparse-one = Qui manca un valore.
argparse-at-most-one = Qui è possibile al massimo un valore.
argparse-at-least-one = Qui manca almeno un valore.
argparse-several = Qui servono %s valori.
argparse-not-allowed = Non si può usare insieme a: %s
argparse-ignored = Qui non è possibile un valore: %r
argparse-ambiguous = «%(option)s» può essere: %(matches)s
argparse-value = «%(value)s» non è un numero.
argparse-choice = «%(value)s» qui non è possibile. Puoi scegliere: %(choices)s.

# analyse

help-analyse-quick = secondi invece di minuti (predefinito)
help-analyse-deep = confronta più mosse, in minuti
help-analyse-seconds = dura circa così: prima rapida, poi più profonda dove conta
help-analyse-json = salva tutto come JSON
help-analyse-html = salva un resoconto in un solo file HTML
help-analyse-examples =
    esempi:
      opendust analyse match.record                        un’analisi rapida
      opendust analyse match.record --deep --html out.html minuti, e un resoconto da conservare
      opendust analyse match.record --seconds 60           più profonda dove conta di più

# study

help-study-file = una registrazione, uno studio salvato, una posizione come testo o composta a mano (TOML)
help-study-to = comincia dopo N passi
help-study-examples =
    esempi:
      opendust study match.record --to 120    prova che cosa sarebbe successo
      opendust study my.study                 continua uno studio
      opendust study POSITION                  una posizione ricevuta da qualcuno

# puzzles

help-puzzles-file = file di problemi, oppure dust o tactics per quelli inclusi
help-puzzles-start = comincia dal problema N
help-puzzles-mine = estrai problemi dalle cartelle dell’arena
help-puzzles-seconds = smetti dopo questo tempo
help-puzzles-each = al massimo N per tema
help-puzzles-again = ricontrolla soltanto N problemi in mondi nuovi, distribuiti nel file
help-puzzles-examples =
    esempi:
      opendust puzzles tactics                     risolve quelli inclusi
      opendust puzzles my.puzzles --mine FOLDER    estrai dalle partite dell’arena; ci vuole tempo
      opendust puzzles my.puzzles                  risolvili
