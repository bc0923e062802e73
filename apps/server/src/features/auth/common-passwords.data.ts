/** Keyboard rows, columns and other walks. */
const WALKS = `
qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzu qwertzui qwertzuiop azerty azertyui
azertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm zxcvbnmm yxcvbnm
wxcvbn qwer qwert qwerasdf qwerasdfzxcv qwerfdsa asdfqwer asdfjkl asdfjkla asdasd asdasdasd asdqwe
asdzxc qweasd qweasdzxc qweqwe qweqweqwe qwaszx qazwsx qazwsxedc qazwsxedcrfv qazxsw qazxswedc
wsxedc edcrfv rfvtgb tgbyhn yhnujm ujmik zaqwsx zaqxsw zaqzaq zaqxswcde zxcasd zxcasdqwe zxczxc
zxczxczxc zxcvasdf poiuytrewq poiuytre poiuyt poiuy poiu lkjhgfdsa lkjhgfds lkjhgf lkjh mnbvcxz
mnbvcx mnbv ytrewq trewq rewq fdsa gfdsa hgfdsa jklasdf hjkl uiop uiopjkl tyuiop rtyuiop yuiop
fghjkl dfghjkl ghjkl vbnm bnm dfgh dfghj fghj rtyu rtyui tyui erty ertyu ertyuiop wertyu wertyui
wertyuiop werty sdfg sdfgh sdfghj sdfghjk sdfghjkl xcvbnm xcvb cvbn cvbnm 1qaz 1qaz2wsx
1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxcvb 1qasw23ed 1q2w 1q2w3e 1q2w3e4 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1q1q1q 1q1q1q1q 1qa2ws3ed 1qaz@wsx q1w2e3 q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 q1q1q1q1 qaz123wsx qaz1wsx2 2wsx3edc 2wsxzaq1 2w3e4r5t 3edc4rfv 3edcvfr4
3e4r5t6y 4rfv5tgb 4r5t6y7u 5tgb6yhn 6yhn7ujm zaq1zaq1 zaq1xsw2 zaq12wsx zaq1@wsx zaq123wsx
xsw2zaq1 xsw21qaz xsw23edc cde34rfv cde3xsw2 vfr45tgb vfr4cde3 bgt5vfr4 nhy6bgt5 qwe123 qwe123qwe
123qwe 123qweasd 123qweasdzxc 123qwe123 1234qwer 1234qwerasdf 12qw12qw 12qw34er 123asd 123asdf
123asd123 123qaz 123qazwsx 123zxc 123wsx 12341234q 12345qwert 123456qwerty 1234asdf 1234abcd
1234zxcv 12345asdfg 12345abc 12345abcde 123456abc 123456abcd 123456abcdef 123abc 123abc123 1a2b3c
1a2b3c4d 1a2s3d 1a2s3d4f 1a2s3d4f5g 1z2x3c4v 1z2x3c4v5b a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4
a1s2d3f4g5 z1x2c3 z1x2c3v4 abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefghijk
abcabcabc abcd1234abcd abc123abc abc123def abc123xyz abcxyz xyz xyzabc zyxw zyxwvu zyx aabbcc
aabbccdd aaabbb aaabbbccc aaaa aaaaa aaaaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll
mmmm nnnn oooo pppp qqqq rrrr ssss tttt uuuu vvvv wwww xxxx yyyy zzzz qqqqqq wwwwww eeeeee zzzzzz
qqwwee qqwweerr qwqwqw qwqwqwqw asasas asasasas zxzxzx zxzxzxzx azazaz azazazaz qaqaqa qazqaz
wsxwsx qwertyasdfgh asdfghzxcvbn qwertyzxcvbn asdfzxcv qwertyas qwertyasd password1password
pass1word2 pass@word pass@123 q2w3e4r5 w2e3r4t5 w3e4r5t6 e3r4t5y6 azsxdc azsxdcfv azsxdcfvgb
sxdcfvgb lpkojihu plokij plokijuh plmokn plmoknijb okmijn okmnji ijnuhb uhbygv ygvtfc esztfc
qpalzm qpwoei qpwoeiru qpwoeiruty alskdj alskdjfh alskdjfhg zmxncb zmxncbv tgbnhy tgbyhnujm yhnbgt
wasd m1n2b3v4 p0o9i8u7 0p9o8i7u 9o8i7u6y 0okm9ijn mko09ijn nji90okm 7ujm8ik 7ujm6yhn 8ik9ol 9ol0p
`;

/** The word 'password' in many languages, and obvious answers to being asked for one. */
const ANSWERS = `
password passwords passwort passwd passwrd pasword passord passwor passphrase passcode mypassword
mypass thepassword apassword newpassword newpass oldpassword yourpassword nopassword nopass
nopasswd badpassword goodpassword thispassword passpass passpassword passme drowssap contrasena
contraseña contrasenia senha minhasenha suasenha motdepasse mdp wachtwoord losenord lösenord
salasana kodeord haslo moje haslomoje heslo parola sifre jelszo geslo lozinka parole parool
slaptazodis katasandi matkhau hasło klaptopaswoord secret secrets secreto secreta geheim geheimnis
segredo segreto topsecret mysecret thesecret letmein letmeinn letmeinnow letmesee letmepass
letmego opensesame sesame opensaysme openup openthedoor openit openme opendoor enter enternow
enterme welcome welcomehome welcomeback welcomes wilkommen willkommen bienvenue bienvenido
bienvenidos benvenuto benvenuti bemvindo witaj vitajte hello helloo hellome hellothere helloworld
helloyou hellokitty hellow halo hallo hallodu hola bonjour bonsoir salut ciao buongiorno hejhej
hej123 moikka moimoi moi123 privet priwet ahoj ahojky merhaba namaste namaskar selamat aloha
shalom salam salaam assalam sayonara arigato konnichiwa goodbye goodday goodluck goodlife goodgirl
goodboy goodman goodtimes goodmorning goodnight godnatt admin administrator administrador
administrateur adminpass adminpassword adm superadmin sysadmin sysop system systems root toor
rootpass rootme superuser supervisor superpass user username userpass guest visitor anonymous
anonymo test testing tester testuser testpass testme teste testes prueba essai proba probando temp
temppass temporary temporal temporaire tempo default defaults change changeme changeit changethis
changes changepassword login logon logmein logitech access account demo demonstration example
sample public private privat privado office manager master masters masterkey mastermind masterm
masterb masterma masterpass masterp owner operator computer computers comput compute computadora
computador ordinateur internet intranet network networks networking server servers service
services support security secure secured securit securite seguridad seguranca sicherheit safe
safety safetyfirst protect protection protected unknown undefined nothing nothingness nada rien
nichts niente blank empty none null nobody noname nonsense whatever whateva whatevers whatsup
whatthe whatwhat whatthefuck whatisit whatis whoami whoareyou whocares whoknows whoisit whome
idontknow idontcare idunno idk dontknow dontcare dontask dontforget forget forgetit forgetme
forgetmenot forgot forgotit forgotten iforgot iforget remember rememberme rememberit remind
reminder guess guessme guesswho guessit guesswhat trustnoone trustme trustno trust trusted
trustngod trusting trustee keepout keepitup keepitreal keepgoing getout getin getlost goaway away
goawaynow stayout staycool stayaway leavemealone nevermind neverever never neverland nevermore
nevergiveup forever foreverlove foreveryoung foreverme always alwaysme alwaysandforever together
something anything everything everyone everyday somebody someone someday sometimes somewhere
thisisit thisisme thisis thisismy thisismypassword thisone thatsme itsme itsmine itsover its mine
mymine yesyes yesyesyes yesno yesican yes123 noyes nono nonono no1knows maybe please pleaseme
pleasehelp thankyou thanks thankgod thank gracias merci danke spasibo grazie obrigado obrigada
sorry excuseme okok okokok okay okidoki alright allright alrighty noproblem noproblemo
hakunamatata hakuna matata carpediem cestlavie quepasa quesera bond007 jamesbond agent007 agent47
007bond doubleo7 thx1138 ncc1701 ncc1701a ncc1701d ncc1701e ncc74656 rush2112 catch22 area51
route66 section8 d1lakiss type rh2468 ihatepasswords ihateyou ihatelife ihateu ihatethis ihateit
ihateschool ihateme ihatemylife hateyou hateme hatelife
`;

/** Love, family, faith and feelings. */
const HEARTS = `
iloveyou iloveyoubaby iloveyousomuch iloveyoumom iloveyouu iloveyouforever iloveyoualways iloveu
iloveubaby iloveumom iloveme ilovemyself ilovemymom ilovemom ilovemydad ilovedad ilovemum
ilovemumndad ilovemyfamily ilovefamily ilovemylife ilovelife ilovemyson ilovemydaughter
ilovemykids ilovemybaby ilovemybabies ilovemyboyfriend ilovemyhusband ilovemywife ilovemyangel
ilovemysister ilovemydog ilovedogs ilovecats ilovemycat ilovehorses ilovegod ilovejesus ilovehim
iloveher ilovejosh ilovematt ilovechris ilovejohn ilovemike ilovedavid ilovejames ilovejustin
iloveryan ilovejake ilovealex ilovenick ilovemark iloveben ilovedan ilovesam ilovetom ilovejoe
ilovejay ilovejack ilovebrian ilovekyle ilovechocolate ilovemusic ilovefootball ilovesoccer
ilovedance ilovepink ilovesex ilovepussy iloveboys ilovegirls ilovemen ilovefood ilovecheese
ilovepizza ilovemoney ilovetits iloveporn ilovebeer ilove iloved ilovesu ilovest iluvu iluvyou
iluvme iluvhim iluv iluvmatt iluvgod ilu143 luvu luvyou luvme luv luvs luvya luvbug luver luvly
love you loveyou loveyoumom loveyouall loveyoubaby loveyoualways loveya loveu loveus loveme
lovemenot love4ever love4life love4u lovelylove lovely lovelygirl lovelyme lovelylady lover lovers
loverboy lovergirl loverz loverman loves lovesme lovesyou loved lovable loveable loveless lovelife
lovelace loveland lovebug lovebird lovebirds lovebaby lovestory lovesong lovesick lovehurts
lovehate lovehina lovehim loveher loveheart lovehearts lovegirl lovegod lovejesus lovejoy
lovejones lovemom lovemusic lovemylife lovemyfamily lovemuffin lovemachine loveislife loveislove
loveisgod loveis loveispain loveisblind loveit loveing loving lovingyou lovinglife lovinit
imlovinit lovin lovies lovette loveshack lovesex lovesexy lovepink lovepeace lovegame lovechild
lovedove lovedogs lovecats lovekills lover4life lovelies inlove imissyou imissu missyou missu
missme ineedyou iwantyou iwantu iadoreyou youandme youandi youareme youareloved uandme meandyou
meandu me&you foreverandever foreverandalways foreverinlove truelove onelove onlylove onlyyou
onlyme onlyone onlyu mylove mylover mylovers myloves myheart mybaby mybabies mybabygirl mybabyboy
myboo mybooboo myangel myangels mylife mylifeisgood myfamily myfriend myfriends mygirl mygirls
myboy myboys mykids myson mysons mylord mygod mydog mydogs mycat myhome myname mynameis myself
mydream mydreams mystuff mystery mystical mystic mystique mypet myplace myspace myworld mymoney
mymom mymother mymum mydad mydaddy myfather mysister mywife myhoney mysweet myprincess myprecious
mysunshine myonlylove amor amores amormio amoreterno amorcito amore amoremio amour monamour
moncoeur jetaime jetadore teamo teamomucho teamoamor teamoo teamare teamomama teamodios tequiero
tequieromucho tevoglio tiamo tiamotanto tiadoro teadoro mivida micorazon miamor miamorcito
mifamilia mibebe micielo mireina miprincesa mipapa mimama mimamamemima corazon corazones coracao
meuamor minhavida minhafamilia tequieroamor eusouteu ichliebedich liebe schatz schatzi liebling
mausi hasi baerchen kochamcie kocham kochanie milosc miluju miluji milacek seni seviyorum
seniseviyorum askim canim canimaskim hayatim mahalkita mahalko mahalkoh mahal sarang saranghae
saranghe wobuaini woaini aishiteru aishteru ishq pyaar pyar jaan jaanu janeman babygirl babygurl
babygirls babyboy babyboo babybear babyblue babycakes babyface babydoll babyko babyphat babyj
babyjay babylove babyluv babyangel babyshark babysis babysit babybird babybug baby babe babes
babyg babyt babyd babyruth babylon babyblues bebe bebita bebito honey honeybee honeybear honeybun
honeybunny honeypie honeydew honeymoon honeypot sweet sweetheart sweethearts sweetie sweetiepie
sweetness sweetpea sweetgirl sweetangel sweetbaby sweetdreams sweethome sweetlady sweetlove
sweetme sweets sweety sweettooth sweetypie darling darlin dearest cherie cheri princess princessa
princesa princesas princesita princesse princesz prinses prinzessin prenses principessa prince
princeton princes principe principito queen queenb queenbee queenie queens king kings kingkong
kingdom kingfish kingfisher kingsley kingston kingpin kingsize kingjames kingofkings angel
angelbaby angeleyes angelface angelfire angelfish angelgirl angelic angelica angelika angelina
angeline angelita angelito angelique angell angellove angelo angels angelus angelwings angeles
angelz angie engel ange heaven heavenly heart heartbeat heartbreak heartbreaker heartless hearts
heartland kiss kisses kissme kissmyass kissy kissing kisser kissyou hug hugs hugsandkisses hugme
hugsnkisses xoxo xoxoxo xxoo mwah muah besitos besos beso bisou bisous happy happyboy happyday
happydays happyfeet happygirl happyface happyhour happylife happyme happyness happiness happyone
happytime happytogether happynewyear happybirthday happymeal happyman happygolucky felicidad feliz
felicidade bonheur behappy smile smiles smiley smileyface smiling smileyou smileplease keepsmiling
alwayssmile smilies lucky luckyboy luckycat luckycharm luckyday luckydog luckygirl luckylady
luckyluke luckyman luckyme luckyone luckystar luckystrike luckys luckyyou luck goodlord blessed
blessing blessings bless blessme blessyou godbless godblessme godblessu godblessyou god god4me
godfather godgirl godis godisable godisgood godisgreat godislove godlove godloves godlovesme
godfirst godchild godzilla godsmack godspeed godsgift godswill godlike goddess godofwar ingod
ingodwetrust trustgod trustingod trustinggod thankyougod thankyoujesus thankugod mygodisgood jesus
jesus4me jesuschrist jesuscristo jesusc jesusfreak jesusis jesusislord jesuslord jesuslove
jesuslives jesuslovesme jesuslovesyou jesusloves jesusmary jesussaves jesusrocks jesusteama
jesusteamo jesusmeama jesusesamor jesucristo jezus christ christian christians christianity
christmas messiah savior saviour holyspirit holyghost holy holycow holyshit holymoly church gospel
faith faithful faithhope faithless keepthefaith hope hopeful hopeless hopes hopefaith grace
graceland graceful amazinggrace glory glorytogod gloria amen prayer praise praisegod praisehim
bible allah allahakbar allahuakbar allahhu allahis allahislove allahisone bismillah alhamdulillah
inshallah insyaallah mashallah masyaallah subhanallah muhammad muhammed mohammed mohammad muhamad
islam quran ramadan ramazan krishna harekrishna harekrish hare jaishreeram jaimatadi jaishriram
jaihind jaihanuman sairam saibaba omsairam omnamahshivaya omshanti ganesh ganesha ganpati
ganapathi shiva shivshiv shankar lakshmi laxmi durga radhakrishna radhe radhika hanuman mahadev
mahakal waheguru satnam buddha virgencita dios diosesamor diosmio diosito diosteama diosmeama
diosesbueno deus deusefiel deusebom deuseamor jehova jehovah jehovajireh yahweh yeshua emmanuel
immanuel spirit spirits spiritual soul souls soulmate soulmates soulfly soulja souljaboy peace
peaceandlove peacelove peaceful peacemaker peaceout freedom free freebird freedoms freak freaky
freeman freeway freeze freezer freeforall freestyle freefall freeporn freebies freetime freeuser
freee life lifegood lifeisgood lifeislife lifeisgreat lifeisshort lifesucks lifeless lifestyle
lifetime lifehouse lifeline liferocks lifes livelife livelong livelaughlove livelovelaugh livelove
laugh laughing laughter vida vidaloca vidanova lavida lavidaesbella lavieestbelle vie lavie
belavie dream dreamer dreamers dreaming dreamland dreams dreamteam dreamweaver dreamcast dreamon
dreambig dreamgirl dreamboy dreamcatcher dreamz friend friends friends4ever friendsforever
friendship friendly friendster friendz bestfriend bestfriends bff bffs bff4ever bffl bestie
besties amigo amigos amigas amistad amiga amis amitie freunde freund family familyguy familyfirst
familia famille familie famiglia mother mothers motherof2 motherof3 motherlove motherfucker mutter
madre mamma mammamia mommy mommyof2 mommyof3 mommys momanddad momdad momof2 momof3 momof4 momma
mom moms mama mamaa mamapapa mamaipapa mamatata mamita mami mamis mamy maman mamans mamochka
mamina mamusia mum mummy mumanddad mumdad mumndad dad daddy daddygirl daddysgirl daddyslittlegirl
daddyo daddyboy daddycool dads papa papasito papi papichulo papito papaji papamama papaymama
papaemamae father fathers fatherof2 padre pere vater ojciec sister sisters sissy hermana hermanas
soeur schwester brother brothers bro hermano hermanos frere bruder grandma grandmas granny nana
nanana nanny grandpa grandson grandkids grandpas abuela abuelita abuelo oma opa omaopa husband
wife wifey hubby housewife bride wedding married justmarried engaged divorce divorced boyfriend
girlfriend girlfriends daughter daughters son sonny sonshine sunson twins twin triplets kids kiddo
kid kidrock child children hijos hija hijo mishijos mishijas mihijo mihija infant junior senior
seniors
`;

/** First names and their short forms. */
const NAMES = `
aaron abby abdul abdullah abigail adam adrian adriana adriano ahmad ahmed aidan aiden aisha alan
alana albert alberto alejandra alejandro alessandra alessandro alessia alessio alex alexa alexande
alexander alexandr alexandra alexandre alexandria alexia alexis alfonso alfred alfredo ali alice
alicia alina alisha alisa alison allan allen allison alma alonso alvaro alvin alyssa amanda
amandine amber amelia amelie amina amir amit amy ana anabel anais anand anastasia anderson andre
andrea andreas andreea andrei andrej andres andrew andrey andy angelamaria angela angelia angus
anil anita anja ankit anna annabel annabelle annamaria anne annette annie anthony antoine anton
antonella antonia antonio antony april ariana ariane arianna ariel armand armando arnold arsenio
arthur arturo arun asha ashlee ashleigh ashley ashlyn ashton ashwin astrid athena aubrey audrey
august augusto aurelie aurora austin autumn ava avery axel ayesha bailey barbara barney barry
bastian beatrice beatriz becca becky belinda bella belle ben benedict benjamin benji benny benoit
bernard bernardo bernie bertha beth bethany betty bettyboop beverly bianca bill billie billy
billybob billyboy birgit blake bobby bobbie bobbob bonnie brad bradley brady brandi brandon brandy
brayden brenda brendan brenden brenna brent brett brian briana brianna bridget brigitte britney
britneyspears brittany brittney brody bronson brooke brooklyn bruce brucelee bruno bryan bryant
bryce caitlin caitlyn caleb callum calvin cameron camila camilla camille camilo candace candice
candy cara carina carl carla carlo carlos carly carmela carmen carol carola carole carolina
caroline carolyn carrie carson carter casey cassandra cassidy cassie catalina caterina catherin
catherine cathy cecile cecilia cedric celeste celia celina celine cesar chad chandra chantal
charlene charles charley charlie charlotte charmaine chase chelsea chelsey chelsie cheryl chester
chiara chloe chris chrisbrown chrissy christa christel christia christin christina christine
christop christoph christophe christopher christy ciara cindy claire clara clarence clarissa clark
claude claudia claudine claudio clay clayton clement cliff clifford clifton clinton clive clyde
cody cole colette colin colleen collin connie connor conrad constance cooper cora coralie corey
corinne cornelia cory courtney craig cristian cristiana cristiano cristina crystal curtis cynthia
daisy daisymae dakota dale dallas damian damien damon dan dana dani daniel daniela daniele
danielle danilo danny dante daphne darius darlene darren darryl darwin daryl dave david davide
davidson davis dawn dawson dean deanna debbie deborah debra declan deedee deepak deepika delia
delilah della denis denise dennis derek derrick desiree desmond destiny devin devon dexter diana
diane dianna dianne diego dieter dietmar dilip dimitri dinesh dirk divya dmitri dolores dominic
dominick dominik dominique don donald donna donnie donovan dora doreen doris dorothea dorothy doug
douglas drew duane duncan dustin dwayne dwight dylan earl eddie edgar edith edmund eduard eduardo
edward edwin eileen elaine eleanor elena eleonora elias elijah elisa elisabeth elise eliza
elizabet elizabeth ella ellen ellie elliot elliott elmer elodie eloise elsa elsie elvira elvis
elvispresley emanuel emanuele emerson emil emilia emilie emilio emily emma emmanuelle enrico
enrique enzo eric erica erich erick ericka erik erika erin ernest ernesto ernie erwin esmeralda
esteban estelle esther ethan etienne eugene eugenia eva evan evangeline eve evelyn evelyne everett
fabian fabiana fabien fabienne fabio fabrice fabrizio faisal farhan fatima federica federico
felicia felicity felipe felix ferdinand fernanda fernando fiona flavia flavio flora florence
florian frances francesca francesco francine francis francisca francisco franck franco francois
francoise frank frankie franklin franz fred freddie freddy frederic frederick frederik frieda
friedrich fritz gabby gabriel gabriela gabriele gabriella gabrielle gareth garrett gary gaurav
gavin gemma gene genesis genevieve geoffrey george georgia georgina gerald geraldine gerard
gerardo gerhard gertrude gianluca gianni gilbert gilberto gilles gina ginger giorgia giorgio
giovanna giovanni gisela giulia giuliana giulio giuseppe gladys glenda glenn gordon graham grant
greg gregory gretchen grzegorz guido guillaume guillermo gunther gustavo gwen gwendolyn hailey
haley hamid hamish hamza hank hanna hannah hannes hans hari harish harley harold harriet harris
harrison harry harrypotter harvey hasan hassan hayden hayley hazel heather hector heidi heinrich
heinz helen helena helene helga helmut henri henrik henry herbert herman hermann hermione hilary
hilda holger holly homer horst howard hubert hugo hunter hussain hussein ian ibrahim ida ignacio
igor ilona imran ines ingrid irene irina iris irma isaac isabel isabela isabell isabella isabelle
isaiah ismael ismail israel ivan ivana ivanov ivy jack jackie jackson jaclyn jacob jacqueline
jacques jade jaden jaime jake jakob jakub jamal james jameson jamie jan jana jane janelle janet
janice janine jared jasmin jasmine jason jasper javier jay jayden jaylen jayson jean jeanette
jeanine jeanne jeannie jeff jefferson jeffrey jelena jenna jennie jennifer jenny jerald jeremiah
jeremy jermaine jerome jerry jess jesse jessica jessie jill jillian jim jimbo jimmy joachim joan
joana joanna joanne joao joaquin jocelyn jochen jodie joe joel joelle joey johan johann johanna
johannes john johndoe johnny johnnyboy johnson johnston jon jonah jonas jonathan jonathon jordan
jordyn jorge jose josef josefina joseluis josep joseph josephine josh joshua josiah josie joy
joyce juan juancarlos juanita juanjose juanpablo judith judy julia julian juliana julianna
julianne julie julien juliet julieta juliette julio julius june jurgen justin justinbieber justine
jutta kaitlin kaitlyn kamal karen karim karin karina karl karla karolina karthik kasper kate
katelyn katerina katharina katherin katherine kathleen kathrin kathryn kathy katie katja katrin
katrina kavita kaylee kayla keegan keisha keith kelly kelsey kelvin ken kendall kendra kenneth
kenny kerry kerstin kevin khadija khalid khan kiara kieran kim kimberly kimberley kimmie kirill
kirk kirsten kirsty klaus konrad konstantin kris krista kristen kristian kristin kristina kristine
kristof kristy krystal kumar kurt kylie kyle kyra lacey lamar lana lance larissa larry lars latoya
laura laurel lauren laurence laurent laurie lawrence layla leah leandro lee leila leilani lena
lenny leo leon leonard leonardo leonie leonor leopold leroy leslie lester leticia lewis lia liam
lidia lilian liliana lillian lilly lily lincoln linda lindsay lindsey linus lionel lisa liza
lizzie logan lois lola lopez loredana lorena lorenzo loretta lori lorraine lottie louis louisa
louise luana lucas lucia luciana luciano lucie lucien lucille lucinda lucy ludovic luigi luis
luisa luismiguel lukas luke lukasz luna lydia lyndsey lynette lynn mackenzie maddie maddison
madeleine madeline madison magdalena maggie mahesh maja malcolm malik malika mallory mandy manfred
manish manoj manolo manon manuel manuela mara marc marcel marcela marcelo marcia marcin marco
marcos marcus margaret margarita margaux margie margot maria mariah mariajose mariam mariana
marianna marianne maribel marie mariel marilyn marina mario marion maris marisa marisol marissa
marius marjorie mark markus marlene marley marlon marsha marshall marta martha martin martina
martine martinez marvin mary maryann maryjane marybeth marylou mason massimo mateo mateusz mathew
mathias mathieu mathilde matilda matilde matt matteo matthew matthias matthieu maureen maurice
mauricio maurizio mauro max maxim maxime maximilian maximus maxine maxwell maya megan meghan
melanie melina melinda melissa mercedes meredith merlin mia micaela micah michael michaela
michaeljackson michal michel michela michele micheline michelle mick mickey miguel miguelangel
mihai mikael mikayla mike mikey mikhail mila milan mildred milena miles milo mina mindy minnie
miranda miriam misha mitch mitchell mohamed mohan mohit moises molly mollydog mona monica monika
monique monty moreno morgan morgane moritz moses mukesh murphy muriel murray mustafa myriam nadia
nadine nancy naomi narendra nasser natalia natalie natasha nate nathalie nathan nathaniel natalya
neal neha neil nelly nelson nestor nicholas nick nickolas nicky nicola nicolas nicole nicoletta
nicolo nigel nikhil nikita nikki niklas nikola nikolai nikolas nikolaus nina nisha nitin noah noel
noelia noelle noemi nora norbert noreen norma norman octavia olaf oleg olga oliver olivia olivier
ollie omar orlando oscar oskar oswald otto owen pablo paige paloma pamela pankaj paola paolo
parker pascal pascale patricia patricio patrick patrik patrizia patty paul paula paulette paulina
pauline paulo pavel pawel payton pedro peggy penelope penny perry pete peter peterpan petra petros
peyton philip philipp philippa philippe phillip phoebe phyllis pierre pierrick pilar piotr polina
polly prakash pranav prasad prashant pravin preeti preston priscilla priyanka priya quentin quincy
rachel rachael rachelle rafael rafaela raffaele rahul rainer raj raja rajesh rajiv rajkumar rakesh
ralph ram ramesh ramiro ramon ramona randall randy raphael raquel rashid raul ravi ray raymond
rebeca rebecca rebekah reggie regina reginald regine reinhard rene renata renate renato renee rex
reynaldo rhonda ricardo riccardo richard richie rick rickey ricky rita robbie robert roberta
roberto robin robinson robinhood rocco rochelle rocio rodney rodolfo rodrigo rogelio roger rohan
rohit roland rolando rolf roman romain romeo romina ron ronald ronaldo ronaldinho ronnie rosa
rosalie rosana rosario rose rosemarie rosemary rosie ross roxana roxane roxanne roxy roy ruben
rudolf rudolph rudy rupert russell russel rusty ruth ryan sabina sabine sabrina sachin sadie saleh
sally salma salman salvador salvatore sam samantha samanta samara samir sammie sammy sammyboy
sammydog samson samuel sanchez sandeep sandra sandrine sandro sandy sangeeta sanjay sanjeev
santiago santos sara sarah sarita sascha sasha satish saul saurabh savanna savannah scarlett scott
scottie scotty sean sebastia sebastian sebastien selena selina serena serge sergei sergej sergey
sergio shakira shane shania shannon sharon shaun shauna shawn shawna sheila shelby shelley shelly
sherri sherry shirley shivani sidney siegfried sierra silke silvana silvia silvio simba simon
simona simone simpson skyler sofia sofie soledad sonia sonja sophia sophie spencer stacey stacy
stanislav stanley stefan stefania stefanie stefano steffen stella stephan stephane stephani
stephanie stephany stephen sterling steve steven stewart stuart sue suleman sultan sunil sunita
suresh susan susana susanna susanne susie suzanne suzie suzuki svetlana swati sydney sylvain
sylvester sylvia sylvie tabitha talia tamara tami tammy tanja tanner tanya tara tariq tasha
tatiana tatyana taylor ted teddy teodora terence teresa teresita terrance terrell terri terry thea
thelma theo theodor theodore theresa therese thiago thibault thierry thomas thorsten tiago tiffany
tim timothy timmy tina tobias toby todd tom tomas tomasz tommaso tommy tommyboy toni tony tonya
tracey tracy travis trent trenton trevor tricia trinity trisha tristan troy tyler tyrone tyson udo
ulrich ulrike umesh ursula ute uwe valentin valentina valentine valentino valeria valerie valerio
vanessa vaughn velma vera vernon veronica veronika veronique vicki vickie vicky victor victoria
vijay viktor viktoria vikas vikram vincent vincenzo vinod viola violet violeta virginia virginie
vishal vivek vivian viviana vivien vivienne vlad vladimir volker wallace walter wanda warren wayne
wendy werner wesley whitney wilfried wilhelm will william williams willie willis willow wilson
winnie winston wladimir wolfgang xavier ximena yasmin yasmine yolanda yolande youssef yvette
yvonne zachary zack zainab zara zoe zoey zoltan zuzana lovelyjoy maryrose bobthebuilder johncena
johnpaul johnlennon jimihendrix jimmorrison jimmypage kurtcobain tupac tupac2pac 2pac tupacshakur
eminem slimshady shady lilwayne weezy drake rihanna beyonce madonna bobmarley bobdylan davidbowie
stevenson stephens richards roberts robertson jenkins williamson patterson peterson thompson
gonzales gonzalez hernandez rodriguez rodrigue fernande fernandez ramirez torres rivera morales
castillo gutierrez mendoza jimenez alvarez guerrero herrera sullivan mcdonald mcdonalds maclean
campbell hamilton coleman crawford ferguson fletcher
`;

/** Sports and their clubs, the gym, cars, machines and games. */
const PLAY = `
football footbal footy footballer fussball futbol futebol foot soccer soccergirl soccerstar
soccerball baseball basebal softball basketball basketba basketbal basket hoops hockey icehockey
volleyball volleyba volley handball lacrosse rugby rugbyunion cricket tennis golf golfer golfball
golfing golfclub bowling bowler wrestling wrestler wrestle wrestlemania boxing boxer kickboxing
muaythai karate judo taekwondo kungfu ninja ninjas ninjutsu samurai shogun bushido swimming
swimmer swim running runner runners marathon triathlon cycling cyclist bicycle bike biker biking
mountainbike mountain mountaindew mountains skating skater skaterboy skateboard skateboarding
skate skate4life sk8er sk8ter sk8board skiing skier snowboard snowboarding snowball snowman
snowflake snow snowwhite surfing surfer surf surfboard gymnast gymnastics gymnastic dancer dancing
danceing dance ballet ballerina cheer cheerleader cheerleading cheerlead fishing fisherman fisher
hunting archery sniper climbing climber racing racer racecar motocross motorbike motorcycle
champion champions champ winner winning victory olympics athlete athletic athletics sports sport
spartan spartans warrior warriors gladiator trojan trojans titan titans vikings viking raiders
raider cowboys cowboy cowgirl packers steelers steeler patriots patriot redskins broncos bronco
dolphins dolphin eagles eagle ravens raven falcons falcon panthers panther jaguars jaguar bengals
browns chargers charger chiefs seahawks seahawk colts niners 49ers forty9ers saints giants giant
jets texans rams bills lakers kobe kobebryant celtics bulls chicagobulls heat spurs knicks pistons
mavericks rockets rocket suns lebron lebronjames michaeljordan magic magicman magical magician
nuggets hornets blazers yankees yankee redsox redsoxs mets dodgers cubs cubbies cardinals cardinal
braves indians pirates pirate phillies orioles tigers tiger tigerwoods tigger tiggers astros
rangers ranger brewers royals mariners padres marlins marlin flyers penguins penguin bruins
redwings redwing maple mapleleafs canucks canadiens blackhawks blackhawk sabres devils devil
devilmaycry devildog newjersey islanders avalanche sharks shark sharky capitals flames oilers
gators gator gatorade longhorn longhorns hookem buckeyes buckeye wolverine wolverines sooners
crimson rolltide bamabama alabama notredame irish fightingirish badgers badger huskers cornhusker
jayhawks tarheels volunteers razorback razorbacks bulldogs bulldog wildcats wildcat huskies husky
hawkeyes hawkeye cyclones hokies arsenal gunners gunner gooners chelseafc liverpool liverpoo
liverpoolfc lfc ynwa youllneverwalkalone stevengerrard gerrard manchester mancheste
manchesterunited manunited manutd manu mancity manchestercity reddevil reddevils beckham rooney
giggs cantona tottenham everton newcastle sunderland westham hammers astonvilla leeds leedsunited
wolves celtic celticfc rangersfc glasgow hibernian barcelona barcelon barca fcbarcelona visca
viscabarca forcabarca messi lionelmessi leomessi realmadrid madrid halamadrid atletico
atleticomadrid cr7 cristianoronaldo juventus juventu juve interista inter internazionale acmilan
milanista roma asroma forzaroma lazio napoli forzanapoli maradona fiorentina forza forzamilan
forzainter bayern bayernmunchen fcbayern borussia dortmund bvb schalke hamburg hsv werder bremen
fckoln benfica slbenfica sporting fcporto porto ajax feyenoord feijenoord psv eindhoven anderlecht
clubbrugge galatasaray fenerbahce besiktas trabzonspor marseille om13 olympique parissg psg
saintetienne lyon boca bocajuniors river riverplate flamengo palmeiras corinthians timao saopaulo
saopaulofc gremio vasco cruzeiro colocolo chivas pumas cruzazul tigres rayados steaua dinamo
spartak zenit cska lokomotiv wisla legia legiawarszawa lechpoznan partizan hajduk panathinaikos
olympiakos paok aek gym gymrat gymlife fitness fitgirl fitlife workout training trainer trainhard
nopainnogain nopain beastmode beast muscle muscles muscleman bodybuilder bodybuilding bodybuild
flexing flex strong stronger strongman strength power powerlifting powerlifter powerful powerman
powers powerhouse powerade deadlift benchpress squat squats crossfit protein creatine biceps
triceps sixpack getfit getbig gains bigguns fatloss loseweight lose weight skinny healthy health
schwarzenegger olympia mrolympia terminator hulk hulkhogan hogan undertaker undertak stonecold
jeffhardy hardy hardyboyz reymysterio batista randyorton tripleh therock rocky rockybalboa
rockydog rambo wwe wwf raw smackdown dgeneration mustang mustangs mustanggt shelbygt ford fordf150
f150 fordfocus focus fiesta explorer bigford fordgt chevy chevrolet chevelle camaro camaross
corvette corvet stingray silverado blazer impala malibu cobalt dodge dodgeram viper vipers cobra
challenger hemi cummins jeep jeep4x4 wrangler cherokee chrysler cadillac escalade pontiac firebird
transam grandam gto buick mercury saturn hummer toyota corolla camry celica supra tacoma tundra
lexus honda hondacivic civic accord integra prelude acura nissan skyline gtr skylinegtr sentra
altima maxima datsun mazda rx7 rx8 miata mitsubishi lancer evolution evo8 eclipse subaru impreza
wrx sti kawasaki yamaha yamahar1 yamahar6 ducati harleydavidson harleyd harleyda ferrari
lamborghini lambo murcielago gallardo porsche 911turbo carrera boxster maserati bugatti veyron
mclaren astonmartin bentley rollsroyce landrover rangerover mini minicooper bmw bmw318i bmwm3
bmwe30 mercedesbenz benz audi auditt audia3 audia4 audirs4 quattro volkswagen golfgti jetta passat
vwgolf beetle volvo saab opel astra corsa vectra renault clio megane peugeot 206cc citroen fiat
alfaromeo lancia skoda seat ibiza kia hyundai turbo nitro nitrous drift drifter driver trucker
truck trucks bigtruck tractor johndeere johndeer deere caterpillar peterbilt kenworth mack
freightliner scania airplane airbus boeing cessna pilot aviator aviation topgun maverick iceman
goose helicopter apache chinook tomcat f14tomcat f16falcon hornet phantom blackbird spitfire
titanic submarine navy navyseal navyseals usnavy army usarmy airborne marine marines marinecorps
usmc semperfi semper devildogs airforce usaf military soldier infantry colonel captain sergeant
general major admiral commander trooper stormtrooper recon tanker shooter nintendo gamecube
gameboy wii playstation playstat ps2 ps3 xbox xboxlive sega atari mariobros supermario supermar
yoshi bowser zelda ocarina majora ganondorf link metroid samus donkeykong kirby pokemon pokemons
pikachu charizard bulbasaur squirtle mewtwo mewmew ashketchum eevee snorlax gengar digimon agumon
yugioh bakugan sonic sonicx tails knuckles crash crashbandicoot spyro tombraider laracroft lara
residentevil resident silenthill metalgear solidsnake snake finalfantasy finalfan final7 ff7
sephiroth sephirot cloud cloudstrife tifa squall tidus kingdomhearts sora roxas riku chocobo
chrono chronotrigger warcraft worldofwarcraft warhammer warhammer40k starcraft diablo blizzard wow
alliance horde paladin warlock wizard wizards mage druid shaman rogue priest deathknight arthas
illidan thrall sylvanas orc elf nightelf dwarf goblin troll undead necromancer sorcerer runescape
runescap zezima habbo habbohotel clubpenguin neopets webkinz stardoll gaiaonline imvu secondlife
sims thesims minecraft creeper herobrine roblox robloxian fortnite pubg freefire callofduty
callofdu cod4 modernwarfare blackops ghost ghosts ghostrider masterchief masterch halflife
gordonfreeman counter counterstrike cstrike csgo css dust2 headshot awp ak47 m4a1 m16 glock
battlefield bf2142 quake quake3arena doom doomsday unreal tournament dota leagueoflegends league
lol lolol lololol lolipop loll teemo ahri garen overwatch apex valorant wolfenstein fallout
oblivion skyrim morrowind elderscrolls assassin assassins ezio altair1 gtasanandreas gta gtasa
gtav vicecity sanandreas needforspeed nfsmw mostwanted underground granturismo mortalkombat mortal
kombat scorpion scorpio scorpions subzero raiden streetfighter ryu akuma tekken soulcalibur
guitarhero rockband farmville mafia mafiawars tetris pacman sudoku chess chessmaster checkers
poker pokerface pokerstars holdem texasholdem blackjack casino casinoroyale jackpot gambler
gambling lottery lotto roulette vegas lasvegas gamer gamers gamergirl game gameover games gaming
player players playing playboy playgirl playmate playme playgame playtime playball play noob
noobie newbie pro pwned owned leet elite hacker hackers hack hackme hacked hacking haxor
`;

/** Animals, heroes, films, music, places, colors, food, seasons and everyday objects. */
const WORLD = `
animal animals alligator ant antelope bear bears bigbear beaver beagle bee bumblebee bird birdie
birdman birds bluebird blackbear blackcat blackdog blackdragon bobcat bobcats boxerdog buffalo
bull bulldogg pitbull pitbulls bunny bunnies bunnyrabbit butterfly butterfl butterflies mariposa
papillon schmetterling borboleta farfalla camel cat cats catdog catfish catlover catwoman kitty
kittycat kittykat kitten kittens kittie kitties gato gatito gatita gatos katze chat chaton minou
cheetah chicken chickens chick chicks chihuahua chimp cougar cougars cow cows coyote coyotes crab
crane crocodile crow deer dino dinosaur dinosaurs dog dogs doggie doggy doggystyle dogbert dogfood
doghouse dogman dogcat doggies dogge dogger dogpound dogwood dalmatian dachshund doberman poodle
puppy puppies puppydog puppylove puppys labrador blacklab goldenretriever retriever rottweiler
rottweil germanshepherd shepherd corgi pug pugs pugsley terrier whippet spaniel donkey donkeys
dragon dragonball dragonballz dragonba dragonbal dragonfire dragonfl dragonfly dragonforce
dragonlance dragons dragoon dragonslayer dragonz reddragon bluedragon greendragon drache drago
dragao duck ducks ducky duckie daffyduck donaldduck duckman goldeneagle elephant elephants
elefante elefant ferret ferrets fish fishes fishy fishhead goldfish jellyfish starfish fox foxes
foxy foxylady foxtrot firefox frog frogger froggie froggy frogs giraffe goat goats gorilla
greyhound grizzly hamster hamsters hawk hawks hedgehog hippo hippos horse horses horselover
caballo cavallo pferd pferde iguana insect jackal jackass kangaroo koala ladybug ladybird leopard
lion lions lionking lionheart leone loewe lizard llama lobster mammoth manatee monkey monkeyman
monkeys monkeyboy monkeybutt monkeygirl monkeyass funkymonkey macaco mono chimpanzee moose
mongoose mosquito mouse mousepad mickeymouse minniemouse mightymouse octopus orca ostrich otter
owl owls panda pandabear pandas pandora parrot peacock pelican piggy piglet piggies pigeon pig
pigs pony ponies porcupine possum puma rabbit rabbits raccoon rat rats ratman raptor raptors
reptile rhino roadrunner roadrunn rooster salmon scooby scoobydoo scoobydo seal seagull seahorse
sheep sheepdog shrimp skunk sloth slug snail sparrow jacksparrow captainjack piratesofthecaribbean
spider spiderman spiderma spiders tarantula squid squirrel stallion swan swans swordfish swordfis
thunderbird thunderbirds thundercat toad turkey turtle turtles tortoise tyrannosaurus trex unicorn
unicorns vulture walrus wasp weasel whale whales wolf wolfie wolfman wolfpack whitewolf werewolf
lobo loup worm zebra zebras fluffy fido rover spot sparky patches smokey buddy buddyboy buddydog
buddylove shadow shadows shadowman shadowcat midnight oreo oreos whiskers boots mittens socks
tinkerbell tinkerbe tinkerbel tink tinker muffin muffins cookie cookies cookiemonster cookiedough
cuddles snuggles snoopy snoopdog snoopdogg snoop woodstock garfield odie pebbles bandit bandits
pepper peppers peppermint drpepper peanut peanutbutter peanuts precious casper caspers chewie
chewy chewbacca chewbacc cinnamon cocoa coco cococo cocochanel coconut coconuts dusty freckles
frisky gizmo gizmodo goldie goofy goober gracie gucci happydog lassie maxdog maxpower maxpayne
maxx meatball meatloaf misty mistymay milkyway missy nemo findingnemo findnemo noodle noodles
nugget pickle pickles pookie pookiebear pooh poohbear winniethepooh eeyore poopie poopy poop
poopoo poopooo poophead poopface poopstain rascal rufus sassy scooter scout scruffy skippy
snickers snowy stinky sugar sugarbear sugarplum sugarbaby sugarfree sunny sunnyboy sunnyday
sunnydays sunnygirl sunshine sunshin sunset sunsets sunrise sundance sunday sunflower sunflowe
sunlight moonlight moonligh moon moonbeam moonshine moonstone moonchild moonstar moondance
fullmoon newmoon star stars stardust starlight starligh starbright starburst starbuck starbucks
starchild stargate stargatesg1 stargazer starfire starfleet starfox starling starman starship
startrek startup starter starwars starwar estrella estrellas estrellita stelle etoile stern sterne
sol soleil lune lunita cielo cielito sky skies skywalker skywalke lukeskywalker anakin darthvader
darthvad vader darth darthmaul yoda jedi jediknight jedimaster obiwan obiwankenobi kenobi r2d2
r2d2c3po c3po c3por2d2 hansolo solo leia palpatine bobafett mandalorian babyyoda deathstar
lightsaber rebels rebel empire maytheforce theforce force spock picard enterprise enterpri voyager
klingon borg trekkie matrix thematrix neo morpheus agentsmith smith mrsmith superman supermans
superm supergirl superboy superstar superstars supersta supernova supernatural supernat supersonic
superhero superheroes superdog superduper supercool superfly superfreak superior super supersecret
superb clarkkent kalel kryptonite kryptonit smallville smallvil batman batgirl batmobile batmans
gotham joker jokers whysoserious harleyquinn robinbatman darkknight brucewayne peterparker venom
carnage wolverin xmen magneto storm stormy cyclops gambit jeangrey deadpool punisher daredevil
daredevi ironman tonystark captainamerica avengers thor loki thanos groot iamgroot blackwidow
blackpanther wakanda wonderwoman flash greenlantern aquaman watchmen rorschach spawn hellboy
ghostbusters ghostbuster naruto narutouzumaki uzumaki sasuke sakura kakashi itachi gaara hinata
akatsuki konoha bleach ichigo rukia onepiece luffy zoro dragonb goku songoku gokuss4 gohan vegeta
trunks piccolo kamehameha supersaiyan saiyan inuyasha kagome sesshomaru sailormoon sailormo
fullmetal fullmetalalchemist edwardelric deathnote kira evangelion evangeli nge gundam gundamwing
cowboybebop bebop akira totoro ghibli anime animelover otaku manga kawaii neko nekochan doraemon
shinchan pikapika tokyo harrypot potter potterhead hogwarts gryffindor slytherin dumbledore
ronweasley voldemort snape quidditch muggle horcrux siriusblack lordoftherings lordofth lotr frodo
gandalf aragorn legolas gollum bilbo hobbit hobbits gimli sauron mordor isengard shire rivendell
arwen galadriel middleearth tolkien narnia aslan twilight edwardcullen bellaswan bellas cullen
cullens jacobblack vampire vampires vampiro vampira dracula vampirediaries damonsalvatore buffy
buffythe slayer underworld frankenstein zombie zombies monster monsters ghostface freddykrueger
jasonvoorhees jigsaw saw chucky exorcist hannibal indianajones indiana jurassic jurassicpark
backtothefuture delorean gremlins goonies predator alien aliens robocop robot robots robotech
transformer transformers optimus optimusprime megatron bladerunner fightclub tylerdurden
pulpfiction reservoir scarface tonymontana goodfellas sopranos soprano corleone doncorleone
gangster gangsta gangstar gang thug thuglife thugs thugstar hustler hustle hustla pimp pimpin
pimping pimpdaddy pimpjuice pimps pimpster playa playas simpsons thesimpsons bartsimpson bart
bartman homersimpson lisasimpson marge mrburns southpark cartman ericcartman stewie petergriffin
futurama bender fry spongebob spongebo sponge patrickstar squidward bobesponja shaggy tweety
tweetybird bugsbunny bugs daffy tazmania taz tazz tasmania tazman tazmanian looney looneytunes
popeye bettyboo flintstone flintstones jetsons disney disneyland disneyworld waltdisney cinderella
cinderel sleepingbeauty littlemermaid mermaid mermaids aladdin mulan pocahontas rapunzel tangled
frozen letitgo dory woody buzz buzzlightyear lightyear toystory shrek madagascar iceage scrat
minions minion barbie barbiegirl barbies bratz mylittlepony rainbow rainbows rainbowdash arcoiris
powerpuff powerranger powerrangers teletubbies elmo bigbird cookiemon kermit misspiggy muppet
muppets gonzo smurf smurfs smurfette teenage teenager seinfeld kramer newman chandler rossgeller
rachelgreen lost lost4815162342 prisonbreak scofield michaelscofield breakingbad heisenberg
walterwhite gameofthrones jonsnow daenerys khaleesi dracarys winteriscoming stark lannister
westeros targaryen strangerthings xfiles thexfiles mulder scully foxmulder nypdblue csi house
drhouse greysanatomy gossipgirl gossip glee oth onetreehill theoc desperate sexandthecity
americanidol idol bigbrother survivor baywatch knightrider kitt ateam macgyver magnum columbo
matlock dynasty hawaii hawaii5o hawaiian music music4life musica musical musician musicislife
musiclife musiclover musicman musik musique muzika muzica song songs singer singing guitar guitare
guitarist guitarra guitarman gibson gibsonsg lespaul fender stratocaster strat ibanez bass bassman
bassist bassplayer drum drums drummer drumline drumset drumming piano pianoman pianist violin
cello flute trumpet saxophone sax trombone clarinet marchingband band orchestra opera choir
concert rock rock4ever rockme rockon rockandroll rocknroll rockroll rockers rocker rockstar
rockstars rockyou rocku iloverock punk punkrock punker punkers punkster emo emoboy emogirl emokid
emo4life emolove gothic goth metal metalhead heavymetal deathmetal blackmetal metallica metallic
metalica slipknot korn linkinpark linkinpa linkin limpbizkit limp nirvana cobain pearljam
soundgarden aliceinchains greenday blink182 blink182! blink1821 offspring theoffspring rancid
pennywise nofx misfits sexpistols theclash ramones rammstein nightwish ironmaiden maiden megadeth
pantera motorhead judaspriest blacksabbath sabbath ozzy ozzyosbourne acdc backinblack
highwaytohell ledzeppelin ledzeppe zeppelin zep4 pinkfloyd floyd pinkfloy darkside thewall beatles
thebeatles thebeatl lennon mccartney ringo yesterday letitbe heyjude abbeyroad rollingstones
rollings stones thewho deeppurple freddiemercury bohemian gunsnroses gunsnros slash axlrose
bonjovi aerosmith aerosmit vanhalen defleppard motley motleycrue poison kissarmy u2bono bono
coldplay radiohead radiohea oasis wonderwall blur gorillaz thecure cure depechemode depeche
thesmiths morrissey newwave duran mychem mychemical mychemicalromance mcr123 mychemro falloutboy
paramore panicatthedisco evanescence avrillavigne avril lavigne simpleplan sum41 goodcharlotte
hawthorne heights systemofadown soad tool toolband undertow aenima deftones incubus disturbed
avengedsevenfold a7x killswitch bulletformyvalentine asking bmth tokiohotel billkaulitz tokio
jonasbrothers nickjonas joejonas kevinjonas hannahmontana hannahm mileycyrus miley
highschoolmusical zacefron troybolton onedirection 1direction harrystyles louistomlinson
niallhoran zaynmalik liampayne directioner 1d4ever belieber bieber selenagomez demilovato
taylorswift swiftie ladygaga katyperry kesha christinaaguilera backstreetboys backstreet nsync
justintimberlake spicegirls westlife boyzone takethat bts btsarmy jungkook jimin kimtaehyung
taehyung suga exo exol superjunior suju bigbang blackpink snsd kpop rbd rebelde anahi dulce
dulcemaria daddyyankee reggaeton reggae regueton salsa bachata aventura donomar wisinyyandel
tegocalderon hiphop rap rapper rapstar gunit 50cent fiftycent 50cent1 drdre nwa eazye icecube jayz
nas kanye kanyewest biggie biggiesmalls bigpoppa bigpun bigdaddy bigdick bigdog bigdogs bigboy
bigballs bigben bigblack bigblock bigblue bigbob bigboobs bigboss bigbutt bigfish bigfoot bigguy
bighead bigjim bigjohn bigmac bigman bigmama bigmike bigmoney bigone bigpimp bigpimpin bigred
bigtime bigtits bigtoe big funk funky techno trance housemusic djdj djtiesto tiesto armin
arminvanbuuren hardcore hardstyle gabber rave raver drumnbass dnb dubstep skrillex daftpunk
deadmau5 prodigy theprodigy moby kraftwerk jazz jazzman jazzy blues country countrygirl countryboy
countrymusic johnnycash garthbrooks america american americas usa unitedstates canada canadian
mexico mexican mexicano brazil brasil argentina argentin chile colombia venezuela peru ecuador
bolivia panama cuba puertorico puertori boricua jamaica jamaican trinidad dominican dominicana
dominicano england english britain london scotland scottish ireland wales cymru france francais
paris germany german deutschland deutschl berlin muenchen munich frankfurt koeln stuttgart wien
austria schweiz suisse zurich holland nederland amsterdam rotterdam belgium brussels espana spain
sevilla valencia portugal lisboa italia italian italiano italien italy milano venezia firenze
torino sicilia greece hellas athens cyprus turkiye istanbul ankara russia russian moscow moskva
poland polska warszawa krakow hungary budapest praha slovakia bratislava romania bucuresti
bulgaria serbia srbija beograd croatia hrvatska zagreb bosna bosnia sarajevo albania kosova kosovo
slovenia ukraine ukraina kiev latvia lithuania lietuva estonia finland suomi perkele sweden
sverige stockholm norway norge danmark denmark iceland australia aussie melbourne newzealand kiwi
japan japanese china chinese beijing hongkong shanghai taiwan korea seoul india indian mumbai
delhi bangalore kolkata chennai hyderabad kerala tamil pakistan karachi lahore bangladesh dhaka
srilanka nepal indonesia jakarta bandung malaysia singapore singapor thailand bangkok vietnam
hanoi saigon philippines philippi pinoy pinay manila iran tehran iraq jerusalem lebanon egypt
cairo morocco maroc algeria algerie tunisia nigeria lagos ghana kenya nairobi tanzania africa
african southafrica capetown ethiopia california californi cali texas florida newyork newyorkcity
newyorker nyc bronx harlem manhattan chicago boston miami miamiheat atlanta houston sanantonio
sandiego losangeles losangel hollywood hollywoo sanfrancisco oakland seattle portland denver
colorado arizona phoenix nevada oregon washington washingt tennessee memphis nashville kentucky
ohio michigan detroit minnesota wisconsin green bay iowa kansas missouri oklahoma arkansas
louisiana neworleans mississippi mississi delaware maryland jersey pennsylvania philly pittsburgh
cleveland columbus columbia montana wyoming nebraska alaska toronto montreal vancouver calgary
quebec ontario red blue blueberry bluebell bluebear blueboy bluebox bluedog blueeyes bluefish
bluegirl bluegrass bluejay bluejays blueman bluemoon bluemonday bluenose bluerose bluesky bluestar
bluesman bluewater blau bleu azul azzurra azzurro greenapple greenbay greenberet greenbean
greengrass greeneyes greenfrog greenhouse greenland greenleaf greenman greenpeace greens greentea
greentree greenwood verde vert gruen yellow amarillo amarelo gelb jaune purple purplehaze
purplerain purples morado violett orange oranges naranja laranja pink pinkgirl pinklady
pinkpanther pinkrose pinkie pinky pinkish rosado rosas black blackberry blackber blackboy blackbox
blackgirl blackhole blackhorse blackice blackie blacklabel blacklist blackmagic blackmamba
blackman blackout blackpearl blackpool blackrose blackstar blackstone blackwater blackwolf
blackwhite blacky blacks schwarz negro negra negrita negrito noir noire nero siyah white whiteboy
whitegirl whitehouse whiterose whitesox whitestar whitetiger whitey weiss blanc blanca blanco
bianco gray grey brown brownie brownies browneyes browneye silver silverfox silversurfer
silverstar silvers argent plata gold golden goldberg goldeneye goldfinger goldmine goldrush
goldstar goldwing oro platinum diamond diamonds diamante diamant ruby sapphire emerald opal pearl
crystals amethyst turquoise copper bronze titanium steel iron scarlet indigo lavender magenta
colors colours apple apples applejack applepie applesauce appleseed appletree mac macbook
macintosh ipod iphone itunes manzana mela banana bananas bananaman cherry cherrypie cherries
cereza grape grapes grapefruit strawberry strawber strawberries fresa fresita frutilla raspberry
lemon lemonade lemons lime limon mango mangos mangoes peach peaches peachy pear pineapple pineappl
watermelon watermel melon melons papaya tomato tomatoes potato potatoes patate carrot carrots
broccoli spinach onion pumpkin pumpkins corn popcorn rice beans jellybean jellybea jellybeans
cheese cheeseburger cheesecake cheesey cheesy cheeses cheez cheetos cheerios cereal bread butter
butters buttercup butterball butterfinger butterscotch margarine egg eggs egghead bacon ham
hamburger hamburge burger burgerking fries frenchfries hotdog hotdogs sausage salami steak
chickenwing chickennugget pizza pizzahut pizzaman pizzapie pizzas pasta spaghetti spaghett lasagna
macaroni ravioli taco tacos tacobell burrito nachos sushi sandwich soup honeynut pancake pancakes
waffle waffles cupcake cupcakes cake cakes donut donuts candycane candyman candyland candygirl
candys candies chocolate chocolat chocolata chocolates schokolade cioccolato nutella caramel
caramelo toffee fudge vanilla icecream jello jelly lollipop lollypop gummybear gummybears skittles
twix kitkat mars marsbar twinkie twinkies oreocookie cocacola coca-cola cocacol coke pepsi
pepsicola pepsimax sprite fanta redbull monsterenergy mtndew coffee espresso cappuccino latte
mocha nescafe java javascript icetea tea teatime milk milkman milkshake milky water waters
waterfall waterfal waterloo waterman waterpolo aqua agua wasser whisky whiskey jackdaniels
jackdani jackdaniel jimbeam johnniewalker vodka smirnoff absolut absolute bacardi captainmorgan
tequila cuervo heineken budweiser budlight budwiser coors coorslight corona guinness carlsberg
beer beerman beers bier birra cerveza drunk drink drinker wine winebottle champagne cocktail smoke
smoker smokes smokeweed smoking weed weedman 420420weed stoner stoned ganja ganjaman marijuana
marijuan cannabis hemp pothead blunt blunts bong bongo hash hashish cocaine crack heroin lsd
mushroom mushrooms xtc ecstasy marlboro newport newports cigar spring springer summer summers
summertime summerof69 summerlove verano verao sommer ete estate herbst winter winters winterfell
january february march may july july4th september septembe october november december monday
mondays tuesday wednesday thursday friday fridays saturday lundi samedi dimanche lunes viernes
sabado domingo montag freitag samstag sonntag birthday mybirthday holiday holidays vacation
halloween xmas navidad weihnachten thanksgiving easter easterbunny newyear newyears millennium
millenium y2k sex sexsexsex sexy sexyback sexybabe sexybaby sexybeast sexybitch sexyboy sexychick
sexygirl sexylady sexylegs sexylove sexymama sexyman sexyme sexymom sexyred sexyass sexything
sexual sexgod sexmachine sexmania sexo sexkitten sexlife hot hotass hotbabe hotboy hotboys
hotchick hotgirl hotgirls hotlips hotmail hotmama hotman hotpink hotrod hotsex hotshot hotsauce
hotspur hotstuff hottie hotties hotty hotwheels hottest cutie cutiepie cuties cute cutegirl cuteme
cuteness cutest cutebaby cuteko cutelove gorgeous beautiful beautifu beauty pretty prettygirl
prettyboy prettyinpink prettywoman bonita bonito hermosa hermoso lindaa preciosa guapa guapo
bellissima bellezza belleza glamour fashion fashionista model models style stylish diva divas
badgirl badboy badboys badboyz badass badman badbitch badday bad girl girls girlpower girlie girly
boys boy boyz boyscout man woman women ladies lady ladygirl ladylove ladyluck ladyboy lad bitch
bitchass bitches bitchy biteme bitme asshole assholes asses assman asslick asslicker assword ass
bastard bastards bullshit bullshi crap crazy crazybitch crazycat crazyboy crazygirl crazyfrog
crazyhorse crazyman crazyme crazylove dick dickhead dickface dickweed damn damnit dammit fuck
fuckall fuckass fucked fuckedup fucker fuckers fuckface fuckhead fuckin fucking fuckinga fuckit
fucklife fucklove fuckme fuckoff fuckof fucks fuckshit fuckthat fuckthem fuckthis fucku fuckyou
fuckyouall fuckyoubitch fuckyous fuckyoutoo fuckyouu fuk fuku fukyou fuckthepolice fuckbitches
phuck phuckyou shit shitface shithead shithole shitty shittt slut sluts slutty whore whores
pussies pussy pussy4me pussycat pussycats pussylover pussys pussyeater penis penises vagina boobs
boobies boobie boobear tits titties titts nipple nipples cock cocks cocksucker suckcock suckit
suckme suckmydick suckmyballs suckdick sucks sucker suck blowjob blowme handjob orgasm orgasms
erotic erotica horny hornyguy hornydog naked nude nudes porn porno pornstar pornos xxx xxxxxxx
hardon cumshot cumshots cum cumming creampie bondage fetish spank spanky kinky anal lesbian
lesbians gay gays gayboy bisexual swinger swingers milf milfs hooters stripper stripclub escort
viagra virgin virginity idiot moron stupid stupidass stupidme loser losers dumbass dumb dummy
dumbo ugly uglyface fat fatass fatboy fatcat fatcats fatdaddy fatdog fathead fatman fatty fatso
fatgirl fart farts fartface farting farter booger boogie boogers booty bootylicious butt buttface
butthead butthole buttfuck buttons button butts nerd nerds geek geeks freaks freakshow weirdo
weird wicked evil evildead evilgirl evilone devilish demon demons satan lucifer hell hellfire
hellhole hellraiser hellsing hellno hellyeah inferno purgatory darkness darkangel darklord darkman
darkstar darkone darksoul darkmoon dark death deathrow deathwish deadhead deadman deadly dead
killer killerbee killers killme kill killall killbill killemall killing killjoy killyou killzone
murder murderer hitman hangman reaper grimreaper destroy destroyer annihilate terror terrorist
chaos havoc mayhem anarchy rebellion revolution outlaw outlaws renegade vengeance revenge justice
judgement judge police sheriff detective fbi cia secretagent spy firefighter fireman firefigh fire
fireball firestorm firestarter fireblade firehouse firefly firewall firewater fuego ice iceberg
icebox icecold thunder thunders thunderc thunderbolt lightning lightnin light lights lightbulb
lighthouse lightman hurricane tornado tsunami earthquake volcano earth planet planets venus
jupiter neptune uranus pluto galaxy universe universal universo cosmos cosmic cosmo comet meteor
asteroid nebula orion aries taurus gemini cancer virgo libra sagittarius capricorn capricor
aquarius pisces ocean oceans beach beaches beachbum beachboy sea seaside island islands lake
rivers forest jungle desert flower flowers flowerpower fiori fleur flores florecita florzinha
blume blumen rosebud roses roseanne redrose lilies daisydog daisyduck daisies tulip tulips orchid
orchids violets lotus poppy blossom petunia garden gardener tree trees treetop grass nature
natural naturaleza wind windy windows windowsxp windsurf microsoft linux ubuntu unix redhat debian
google googleit gmail yahoo yahoocom yahoomail yahoo.com facebook faceboo twitter youtube youtuber
instagram snapchat tiktok whatsapp linkedin linked netflix spotify skype ebay amazon paypal adobe
photoshop macromedia autocad msn aol aolsucks bebo hi5 orkut samsung nokia nokian70 n97 motorola
razr sony sonyericsson sonyericson ericsson erics panasonic toshiba dell dellinspiron dimension
inspiron compaq hewlett hewlett-packard lenovo asus acer ibm thinkpad intel pentium amd athlon
nvidia geforce radeon laptop desktop keyboard monitor printer scanner camera canon nikon kodak
telephone telefon telefono telefone phone phones mobile verizon sprint cingular tmobile vodafone
orange3g comcast data database oracle mysql sqlserver php python perl html program programmer
programming coding code codes codered debug developer software hardware engineer engineering
website webmaster webdesign web design designer digital analog electric electron electronics
electro electra cyber cyborg cyberpunk hologram virtual virus antivirus spyware spam pixel pixels
graphics artist artistic art arts painter painting picture pictures picasso davinci monalisa
michelangelo mozart beethoven beethove chopin vivaldi einstein newton tesla galileo freud sigmund
shakespeare hamlet macbeth romeoandjuliet romeojuliet socrates plato aristotle alexanderthegreat
caesar cleopatra napoleon stalin lenin cheguevara che guevara castro zapata kennedy obama bush
trump maga2020 president politics democrat republican communist socialism liberty independence
constitution congress senate school schoolsucks schools highschool middleschool college university
universi harvard stanford yale oxford cambridge student students teacher teachers professor
professo principal classof graduate graduation math maths mathematics physics chemistry biology
science history geography spanish french reading book books bookworm library reader writer writing
pencil paper pen notebook scrapbook scrappy teddybear teddybea teddys doctor doctorwho doctorwh
drwho tardis dalek daleks nurse nurses nursing medicine medical hospital pharmacy dentist lawyer
attorney money money4me moneyman moneymaker moneys moneybag moneybags moneytalks cash cashflow
cashmoney cashmone dollar dollars dollarbill million millions millionaire billion billionaire rich
richboy richgirl richman richest getmoney getrich dinero geld bank banker banking credit
creditcard visa mastercard discover capital business businessman success successful company boss
bossman chief director abracadabra abracada hocuspocus houdini witch witches witchcraft fairy
fairies fairytale fairytales fairydust pixie pixiedust gnome elves fantasy fantasia legend legends
legendary myth hero heroes knight knights excalibur excalibu camelot lancelot guinevere kingarthur
castle dungeon dungeons griffin pegasus hercules achilles zeus apollo poseidon hades ares hermes
aphrodite artemis medusa minerva odin ragnarok valhalla valkyrie isis osiris anubis horus pharaoh
atlantis olympus spartacus colossus goliath solomon davidking nazareth bethlehem jericho exodus
psalms psalm23 psalm91 psalm121 proverbs philippians phil413 romans828 revelation armageddon
apocalypse messenger disciple apostle airport train trains trainman railroad railway station bus
taxi taxidriver ship boat boating sailing sailor sailboat anchor traveler traveling travel
adventure explore discovery voyage journey home homeboy homegirl homeless homerun homesweethome
homework housemouse casa casita maison kitchen bedroom bathroom toilet window door doors thedoors
garage basement mansion palace cottage building builder bobbuilder carpenter plumber electrician
welder mechanic farmer farm farming farmboy barn ranch rancher rodeo bullrider time time2go
timeless timer timetogo clock tictac tictactoe number numberone numbers numero onetwo onetwothree
onetwothreefour one two three four five six seven eight nine ten zero zerocool eleven twelve
thirteen twenty hundred thousand infinity infinite eternity eternal destino fate karma zen chance
chances fortune fortuna reality real realtalk realist truth honesty honest loyalty loyal respect
honor honour courage bravery brave braveheart fearless nofear fear hatred hate hater haters anger
angry rage madness mad madman madmax insane insanity psycho psychopath lunatic maniac crazytown
lonely lonelygirl alone aloneinthedark sad sadness tears broken brokenheart brokenhearted pain
suffer sorrow cry crybaby misery bored boring lazy tired sleepy sleeping sleep sleepyhead wakeup
relax relaxed relaxing chill chillin chillout cool coolcat coolbeans coolboy coolbreeze coolchick
cooldude cooler coolest coolgirl coolguy coolio coolkid cooldog coolman coolness cools awesome
awesomeness amazing wonderful wonder wonderland fantastic fantasti fabulous excellent excellen
perfect perfection great greatness greatone greatest brilliant genius smart smartass smarty clever
special specialk unique original favorite favourite popular famous celebrity vip classic classics
royal royalty royalflush deluxe premium ultimate ultima ultra ultraman maximum extreme xtreme
nuclear atomic dynamite dynamic explosive explosion bomb bomber bombers bombshell boomer boom
boombox bang bangers bullet bullets pistol shotgun rifle gun guns cannon revolver remington
winchester winchest smithwesson sword swords swordsman dagger blade blades knife katana axe hammer
screwdriver wrench toolbox toolman tools nails chainsaw machine engine motor motors piston clutch
gasoline diesel oil pump camshaft crankshaft nascar earnhardt daleearnhardt dalejr jeffgordon
jimmiejohnson tonystewart schumacher schumi senna vettel valentinorossi rossi vale46 superbike
trouble troublemaker danger dangerous dangerou caution warning hazard toxic biohazard radioactive
emergency rescue 911911emergency help helpme helper needhelp sos attack defender guardian
protector keeper hidden hideout invisible invisibl stealth silent silence quiet whisper secretive
classified confidential mission impossible missionimpossible possible nothingelsematters enigma
puzzle riddle mysterious sphinx cipher codename codebreaker
`;

/** Words of no particular kind, and strings that old password lists made common. */
const ODDS = `
aardvark aberdeen abnormal absolutely amateur amateurs avalon avenger backdoor baddest balance
basketcase beefcake bigcock blondie bollocks bollox bonehead bonsai brighton bristol brunette
bubba bubbles bulldozer buster cactus caliente californ cameltoe candles cartoon cavalier
celebration charlott checkmate chevrole chipmunk chronic chubby cigars clapton clitoris clockwork
closeup close-up commando concrete condor conquest consumer contact control corrado cosworth
crazybab creamy creative crunch crusader curious cutlass cyclone daytona deathmatch deepthroat
defiant deskjet dickens dietcoke dilligaf dingdong dirtbike domino doughboy downtown dragster
drizzt drumstick dumptruck dungeonmaster dutchess earthling eastside eatmyshorts elephantman
emperor endurance envelope excited exclusive executive expert experience experienced express
external facial fantasies farside fearfactor fetishes fingers firstone flamenco flamingo flashback
flipflop flipper flounder flyboy forbidden formula frontier front242 fuck_inside fullhouse
fullback fun4me funfun funtime future gangbang gateway geronimo gesperrt ghetto gibraltar gilligan
ginseng global goaltender goforit goldmember goldsmith goodtime grateful gravity greatwhite
griffey guerilla gunslinger hahaha hal9000 handsome handyman happening harmony hastings haywood
headache heretic heritage hesoyam hiawatha highland highlander highlife highway hillbilly historic
hobbes hobbies hollister homepage hometown honolulu horizon hotpussy hurrican hyperion illusion
imagination imagine immortal imperial implants incredible insertion insider inspire inspired
integrity interacial interesting intrepid intruder invader iverson jamesbon jarhead jerkoff jimbob
justdoit justforfun justme kamikaze keystone knickers lamborgh landmark landmine laserjet launcher
lickme lifehack lifeguard limewire liquid littleman littleone lockdown lockerroom locksmith
logistic lollapalooza lonestar lonewolf longhair longjohn lovebite lowrider macdaddy mailman
majestic makaveli malaysian mandingo mandrake marketing masterbate masturbate mature maximo
meathead mechanical megaman megapass memorial memories memory meridian metropolis microlab midland
midget midwest mightymo minotaur miracle miracles mistress mitchel monarch monopoly monolith
moonwalk mortgage motherland motherlode motivation mudvayne mulligan munchkin nathanie national
nautica naughty navigator nightcrawler nighthawk nightmare nightmares nightshade nightwing
nightowl nineball nineteen nissan350z northern northside northwest nosferatu notorious nutcracker
nylons obsession oicu812 oldschool omega omicron onetime openminded operation optimist orchard
outback outkast outsider overdose overdrive overkill overload overlord pacific packard painless
palmtree panties pantyhose paradise paradox paramedic paramount parkside partner partytime passion
passionate passpor passport pathetic pathfinder patience pavilion peekaboo penetration perfecto
perpetual personal pertinant peterbil petersen petersburg philips photoman photography pinball
pineapples pioneer pinnacle pipeline pitcher pleasure plymouth polarbear polaris polopolo popsicle
porkchop portable portugue positive postman prasanna presario presiden pressure prestige priority
problem production professional progress progressive prometheus property prophecy prospect
provider punkin pyramid qwertyqw quantum quality quarterback quicksilver raistlin random rasputin
ratatouille realestate realitytv recovery redalert redemption redhead redhot redman redneck redrum
redskin reflection register reliable reloaded remote republic research rhapsody rhinoceros
ricochet rightnow riptide roadking roadkill rockhard rocknrol roleplay romance romantic roosevelt
rootbeer rootbear rosewood roughneck rubberduck runaway runningman sailfish salamander salsero
sampson sanctuary sandman santana saratoga satellite satisfaction savage saxophon scrabble
scrapper screamer scream seasons seductive selective seminole seminoles sentinel serenity
serendipity serious shamrock shamrocks shaolin sherlock shopping shotokan showtime sidekick
sidewinder signature silicone silverad simplicity simplylove singlemom sithlord sixteen skeleton
skeletor skinhead skipper skyblue skydive skydiver skyhawk skylark skyscraper slammer slapshot
slapnuts slippery smackdow smallfry smashing smoothie snapdragon sneakers snowboar snowbird
snowfall solitaire solitude solution somethin southern southpaw southside sparkles sparkle
specialist spectrum speedway speedracer speedster speedy spiderweb spiker spiritwolf spooky
spotlight springfield sprinkles spyder srinivas stairway standard starbury stargirl starlite
statistics steamboat steelman steelhead stevewonder stigmata stocking stockings stockton stonecol
stonewall straight stranger strangers strategy streaming street streetball strider striker
structure stubborn studmuffin sublime suckerpunch sundevil sunflowers sunglass supercar
supergrover supermac supermom superted supplier surgeon surprise surrender surveyor survival
suspense swampthing sweeties sweetlips swiss switchblade symphony syracuse tabasco talisman
tangerine tasmanian taylormade technical technics technolo technology telecom telephon telescope
television temptation temptress tempting tenerife terminal terminato territory texaslonghorn
textbook thebeast thebest theboss thebrain thebutler thecat thecrow thedog thedude theend thefall
thegame thegirls thegreat theguard thehulk thekid thekids theking theman themaster themoney theone
therapist therapy thereal thesaint thesaurus theshadow thesky thestone thetruth thewolf thisisshit
thornton thousands threesome thumper thunderman tickets tidalwave timberland timberwolf timbuktu
timeout tinytim titleist toonarmy topdog topgear torpedo tottenha touchdown touching tourist
trackstar tradition trailer trailers tranquil transfer transexual transport trapdoor travelin
treasure treasures treehouse triangle tribunal tricolor trident trigger triumph tropical tropicana
truffles trumpets truthful turbos turquois twister twisted twitch typhoon ultimatum umbrella
unbelievable unbreakable uncensored undercover understand undisputed unforgiven unforgettable
unlimited untitled untouchable uptown vagabond vanguard vanquish velocity vendetta vengence
venezuel ventura verbatim veritas vermont version vertical vertigo vibrator victorian videogame
vigilante villain vineyard violator violence virtuoso visions vitality vitamin volition voltage
voltron voodoo voyeur vulcan vulcano wakeboard wanderer wanker warlord warthog wasabi washburn
wasteland watchdog watchman waterboy waterford waterpark waterski watever wayfarer weather weaving
webdesigner weekend weightlifting westcoast western westgate westlake westlink westside westwood
wetpussy whatthehell wheelchair wheels whirlwind whiplash whistler whitebear whiteman widespread
wildbill wildcard wildchild wildfire wildflower wildlife wildman wildrose wildthing windmill
windsor windstar wingman winners wombat woodland woodpecker woodside woodwork woofer woofwoof
wordlife wordpass workhard working workshop worldcup worldwide worship wrinkle wutang xanadu
xylophone yardbird yellowstone yinyang yomama yosemite yourmom yourself youngmoney youbitch
zachariah zanzibar zaphod zimbabwe zildjian zombieland zoosk 1x2zkg8w 8j4ye3uz 81fukkc abgrtyu
heka6w2 ib6ub9 ne1469 pool6123 br549 g9zns4 vsegda marcius2 bcfields andyod22 usmarine stone55
sonyfuck dalshe 3rjs1la7qe zag12wsx g_czechout i81b4u ou812 4r3e2w1q 0987poiu p0o9i8u7y6 7u8i9o0p
zse4rfv zse45rdx vjqgfhjkm gfhjkm ghbdtn nikitos dbrnjhbz qwe321 ewq321 dsa321 qsefthuko qwsazx
qawsed qawsedrf awsedrft zsexdrcft xdrtgb ctdhjg ghtdtn yfnfif fylhtq cthutq fktrcfylh vfrcbv
gbpltw k1lbvf cnfkrth gjkrjdybr kbytqrf
`;

/**
 * Several thousand very common passwords in lower case, grouped by topic. Common suffixes (a year,
 * `123`, `!`) don't need to be listed.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [WALKS, ANSWERS, HEARTS, NAMES, PLAY, WORLD, ODDS]
    .flatMap((words) => words.trim().toLowerCase().split(/\s+/))
    .filter((word) => word.length >= 3),
);
